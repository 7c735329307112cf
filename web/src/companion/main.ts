import { mount } from "svelte";
import App from "./App.svelte";
import { prove } from "./prove";
import "../theme.css";
import "../base.css";
import "./companion.css";

prove();
mount(App, { target: document.getElementById("app")! });
if (location.protocol === "https:" && "serviceWorker" in navigator) void navigator.serviceWorker.register("./worker.js").catch(() => {});

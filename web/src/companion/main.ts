import { mount } from "svelte";
import App from "./App.svelte";
import { prove } from "./prove";
import "../theme.css";
import "../base.css";
import "./companion.css";

prove();
mount(App, { target: document.getElementById("app")! });
// From a disk or over plain http there is no worker, and none is needed.
if (isSecureContext && location.protocol.startsWith("http") && "serviceWorker" in navigator) void navigator.serviceWorker.register("./worker.js").catch(() => {});

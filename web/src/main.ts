import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage } from "./text";
import "./theme.css";
import "./base.css";

void chooseLanguage().then(() => mount(App, { target: document.getElementById("app")! }));

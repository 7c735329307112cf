import { mount } from "svelte";
import App from "./App.svelte";
import { watchParts } from "./lib/parts";
import { chooseLanguage } from "./text";
import "./theme.css";
import "./base.css";

watchParts();
void chooseLanguage().then(() => mount(App, { target: document.getElementById("app")! }));

import init from "/{web.js}";

globalThis.nurtWorker = "/{worker.js}";
const wrong = () => {
  const text = { pl: "Coś nie chce się wczytać. Odśwież stronę.", it: "Qualcosa non si carica. Ricarica la pagina." };
  const p = document.createElement("p");
  p.className = "wrap";
  p.textContent = text[navigator.language.slice(0, 2)] ?? "Something does not load. Reload the page.";
  document.body.replaceChildren(p);
};
init({ module_or_path: "/{web.wasm}" }).catch(wrong);
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
}

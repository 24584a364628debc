// Before the first paint: the theme that was chosen, or the one of the system.
(() => {
  let theme = null;
  try { theme = localStorage.getItem("nurt.theme"); } catch { /* storage may be closed to us */ }
  if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();

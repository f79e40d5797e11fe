"use strict";
// Light or dark: the reader's choice, kept where the browser allows it; otherwise the system's.
const stored = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
const keep = (theme) => { try { localStorage.setItem("theme", theme); } catch { /* not kept */ } };
const chosen = stored();
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
function toggleTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = dark ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  keep(theme);
}
document.getElementById("theme")?.addEventListener("click", toggleTheme);
if (matchMedia("(min-width: 60em)").matches) document.querySelector("header details")?.setAttribute("open", "");

// On paper nothing is folded.
addEventListener("beforeprint", () => document.querySelectorAll("main details").forEach((d) => { d.open = true; }));

const search = document.getElementById("search");
if (search) {
  const rows = [...document.querySelectorAll("#instructions tbody tr")];
  const selects = ["group", "platform", "type", "execution"].map((id) => document.getElementById(id));
  const fits = (row, [group, platform, type, execution]) =>
    (!group || row.dataset.group === group) &&
    (!platform || row.dataset.platforms.includes(` ${platform} `)) &&
    (!type || row.dataset.types.includes(` ${type} `)) &&
    (!execution || row.dataset.execution === execution);
  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = selects.map((s) => s.value);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !(fits(row, wanted) && words.every((w) => row.dataset.words.includes(w)));
      row.classList.remove("at");
      shown += !row.hidden;
    }
    document.getElementById("count").textContent = `${shown} of ${rows.length} instructions`;
    document.getElementById("nothing").hidden = shown > 0;
    const state = new URLSearchParams();
    if (search.value) state.set("q", search.value);
    for (const s of selects) if (s.value) state.set(s.id, s.value);
    try { history.replaceState(null, "", state.size ? `?${state}` : location.pathname); } catch { /* not from here */ }
  };
  const state = new URLSearchParams(location.search);
  search.value = state.get("q") ?? "";
  for (const s of selects) s.value = state.get(s.id) ?? "";
  search.addEventListener("input", update);
  for (const s of selects) s.addEventListener("change", update);
  document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("reset").addEventListener("click", () => {
    search.value = "";
    for (const s of selects) s.value = "";
    update();
    search.focus();
  });
  // Arrows go through what is shown; Enter opens it, or the first.
  search.addEventListener("keydown", (event) => {
    const shown = rows.filter((r) => !r.hidden);
    let at = shown.findIndex((r) => r.classList.contains("at"));
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      shown[at]?.classList.remove("at");
      at = Math.max(0, Math.min(shown.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)));
      shown[at]?.classList.add("at");
      shown[at]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && shown.length) {
      location.href = shown[Math.max(0, at)].querySelector("a").href;
    } else if (event.key === "Escape") {
      search.value = "";
      update();
    }
  });
  update();
}

const differing = document.getElementById("differing");
if (differing) {
  const rows = [...document.querySelectorAll(".matrix tbody tr")];
  const [one, other] = ["one", "other"].map((id) => document.getElementById(id));
  const has = (row, select) => row.cells[Number(select.value) + 1].className === "there";
  const update = () => {
    const comparing = one.value && other.value;
    let [left, right] = [0, 0];
    for (const row of rows) {
      const [a, b] = comparing ? [has(row, one), has(row, other)] : [false, false];
      row.hidden = comparing ? a === b : differing.checked && row.classList.contains("everywhere");
      left += a && !b;
      right += b && !a;
    }
    document.getElementById("compared").textContent = comparing
      ? `${left} only on ${one.selectedOptions[0].text}, ${right} only on ${other.selectedOptions[0].text}` : "";
  };
  for (const control of [differing, one, other]) control.addEventListener("change", update);
  update();
}

const lacking = document.getElementById("lacking");
if (lacking) {
  const rows = [...document.querySelectorAll("#coverage tbody tr")];
  const update = () => {
    for (const row of rows) row.hidden = lacking.value !== "" && row.dataset[lacking.value] !== "0";
    const shown = rows.filter((r) => !r.hidden).length;
    document.getElementById("lacking-count").textContent = `${shown} of ${rows.length} instructions`;
  };
  lacking.addEventListener("change", update);
  update();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
  const go = (selector) => { const a = document.querySelector(selector); if (a) location.href = a.href; };
  if (event.key === "/") {
    event.preventDefault();
    if (search) search.focus();
    else location.href = "index.html#search";
  } else if (event.key === "[") go("a[rel=prev]");
  else if (event.key === "]") go("a[rel=next]");
  else if (event.key === "t") toggleTheme();
});

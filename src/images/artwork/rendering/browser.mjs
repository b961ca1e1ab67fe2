import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

// Software rendering everywhere, so that every machine draws the same pixels.
const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--force-color-profile=srgb",
];

/** Starts the headless browser: `CHROME_PATH` first, then playwright's own, then the usual system places. */
export function launchBrowser() {
  return chromium.launch({ executablePath: findChrome(), args: FLAGS });
}

function findChrome() {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_PATHS];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) {
    throw new Error("No Chromium was found. Set CHROME_PATH to a Chrome or Chromium program, then run again.");
  }
  return found;
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { extname, join, normalize } from "node:path";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ORIGIN = "http://artwork.test";
const TYPES = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".html": "text/html",
  ".jpg": "image/jpeg",
  ".png": "image/png",
};

/**
 * Renders one hero in a new page and returns it as PNG bytes.
 * Request interception serves the files of this folder; there is no HTTP server.
 */
export async function paintScene(browser, name, size) {
  const page = await browser.newPage({ viewport: { width: 320, height: 200 } });
  try {
    const problems = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.route(`${ORIGIN}/**`, answerFromFolder);
    await page.goto(`${ORIGIN}/rendering/page.html`);
    const dataUrl = await page.evaluate(
      ([scene, dimensions]) => globalThis.paint(scene, dimensions),
      [name, size],
    );
    if (problems.length > 0) throw new Error(`${name}: ${problems.join("\n")}`);
    return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  } finally {
    await page.close();
  }
}

async function answerFromFolder(route) {
  const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
  try {
    const body = await readFile(join(ROOT, path));
    await route.fulfill({ body, contentType: TYPES[extname(path)] ?? "application/octet-stream" });
  } catch {
    await route.fulfill({ status: 404, body: `${path} is not in the artwork folder.` });
  }
}

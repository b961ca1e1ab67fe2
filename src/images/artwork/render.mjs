import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launchBrowser } from "./rendering/browser.mjs";
import { encodeAvif, measureHero } from "./rendering/encode.mjs";
import { paintScene } from "./rendering/paint.mjs";
import { paintPortrait } from "./rendering/portrait.mjs";

const HERO_BUDGET = 400_000;
const PORTRAIT_BUDGET = 150_000;
const here = fileURLToPath(new URL(".", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: join(here, "..") },
    /** Writes small PNG proofs instead of masters. */
    proof: { type: "boolean", default: false },
  },
});

const heroes = await namesIn("heroes");
const portraits = await namesIn("portraits");
const names = positionals.length > 0 ? positionals : [...heroes, ...portraits];
const unknown = names.filter((name) => !heroes.includes(name) && !portraits.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: unknown image. Allowed names: ${[...heroes, ...portraits].join(", ")}.`);
  process.exit(1);
}

await mkdir(values.out, { recursive: true });
const browser = names.some((name) => heroes.includes(name)) ? await launchBrowser() : undefined;
try {
  for (const name of names) {
    const hero = heroes.includes(name);
    const png = hero ? await paintScene(browser, name, heroSize()) : await paintPortrait(name);
    if (values.proof) await writeFile(join(values.out, `${name}.png`), png);
    else await writeMaster(name, png, hero);
  }
} finally {
  await browser?.close();
}

function heroSize() {
  return values.proof ? { width: 1280, height: 720, samples: 20 } : { width: 2560, height: 1440, samples: 64 };
}

async function writeMaster(name, png, hero) {
  const { avif, quality } = await encodeAvif(png, hero ? HERO_BUDGET : PORTRAIT_BUDGET);
  await writeFile(join(values.out, `${name}.avif`), avif);
  const facts = [`${name}.avif`, `${Math.round(avif.length / 1000)} KB`, `quality ${quality}`];
  if (hero) {
    const { minimum, median, placeholder } = await measureHero(avif);
    facts.push(`text area ${minimum.toFixed(1)}:1 minimum contrast, ${median.toFixed(1)}:1 median`, placeholder);
    if (minimum < 4.5) process.exitCode = 1;
  }
  console.log(facts.join("  "));
}

async function namesIn(folder) {
  const files = await readdir(join(here, folder));
  return files.filter((file) => /^[a-z]+(-[a-z0-9]+)*\.(m?js)$/.test(file)).map((file) => file.replace(/\.m?js$/, "")).sort();
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import axe from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
    readonly ace: { readonly Checker: typeof Checker }
  }
}

const ace = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** Adds axe and IBM's checker to every document of a context. */
export async function withEngines(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: `${axe.source};(${configureAxe.toString()})()` })
  await context.addInitScript({ content: `${ace};window.ace = ace` })
}

/**
 * Ignores pseudo-elements for contrast: otherwise axe has no result for links whose pseudo-element
 * covers their card.
 */
function configureAxe() {
  const ratios = { expected: 4.5, minThreshold: undefined, maxThreshold: undefined }
  const options = {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: true,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: ratios, large: { ...ratios, expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  }
  window.axe.configure({ checks: [{ id: 'color-contrast', options }] })
}

export type { AllTexts } from './texts/texts.ts'
export { defineSite } from './defineSite.ts'
export { sample } from './sample.ts'

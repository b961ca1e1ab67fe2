export { defineSite } from './defineSite.ts'
export { sample } from './sample.ts'

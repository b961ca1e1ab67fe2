import { fileOf, fileText } from './fileText.ts'

/** The texts of the files in an input. */
export const textsIn = (input: HTMLInputElement): string[] => [...(input.files ?? [])].map(fileText)

/** Puts files into an input, as far as they were chosen since the page was loaded. */
export function putFiles(input: HTMLInputElement, texts: readonly string[]): void {
  const transfer = new DataTransfer()
  for (const file of texts.map(fileOf)) if (file !== undefined) transfer.items.add(file)
  input.files = transfer.files
}

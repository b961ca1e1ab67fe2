/** An invalid argument of a command. The message contains the argument and what is allowed. */
export class InvalidArgument extends Error {}

/** Runs a command. For an invalid argument it prints the message, and the exit code is 2. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}

/** Returns the error of `parseArgs` as an invalid argument, with the options that the command has. */
export function invalidOption(error: unknown, options: string): InvalidArgument {
  const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
  return new InvalidArgument(`${reason}. The options are ${options}.`)
}

/** Reads the value of an option as a whole number. Throws `InvalidArgument`. */
export function wholeNumber(option: string, text: string, minimum: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= minimum) return number
  throw new InvalidArgument(
    `${option} is "${text}". Set it to a whole number of at least ${minimum}.`,
  )
}

/** Throws `InvalidArgument` if a command that has no arguments gets some. `advice` tells what to run instead. */
export function expectNoArguments(args: readonly string[], advice: string): void {
  const [first] = args
  if (first !== undefined) {
    throw new InvalidArgument(`The command has no argument "${first}". ${advice}`)
  }
}

/** Returns the arguments of a command without options. Throws `InvalidArgument` for an option. */
export function namesOnly(args: readonly string[], usage: string): readonly string[] {
  const option = args.find((one) => one.startsWith('-'))
  if (option === undefined) return args
  throw new InvalidArgument(`The command has no option "${option}". ${usage}`)
}

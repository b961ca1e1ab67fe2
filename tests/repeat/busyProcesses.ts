import { spawn } from 'node:child_process'

/** A loop that ends when the parent process has exited. */
const LOOP = 'while (process.ppid === Number(process.argv[1]));'

/** Starts processes that each keep a processor core busy. They end with this process, or when `stop` is called. */
export function startBusyProcesses(count: number): { readonly stop: () => void } {
  const started = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP, String(process.pid)], { stdio: 'ignore' }),
  )
  const stop = () => {
    for (const one of started) one.kill('SIGKILL')
  }
  process.on('exit', stop)
  return { stop }
}

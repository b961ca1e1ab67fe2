import { spawn } from 'node:child_process'

/** Keeps a processor core busy until the process that started it ends, however it ends. */
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

import { spawn, type ChildProcess } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOSTING_FOLDER } from '../../generator/hosting/hostingFolder.ts'
import { publishCommand } from '../../generator/cli/build.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { brotliModule, nginxPath } from './programs.ts'

/** A running nginx server. */
export type RunningNginx = {
  readonly origin: string
  /** The folder with the published releases. */
  readonly target: string
  /** The number of crashed processes, from the log. */
  crashes(): number
  /** The shell command that tests and reloads its configuration. */
  readonly reloadCommand: string
  stop(): Promise<void>
}

/** The options of `startNginx`. */
export type NginxInput = {
  /** The folder of the project with a build. */
  readonly project: string
  /** The folder with the published releases. Default: a new folder with the build of the project. */
  readonly target?: string
  readonly port: number
}

/**
 * Serves a published build with the generated configuration. Only the port, the folder of the releases
 * and the folders for nginx's own files are replaced.
 */
export async function startNginx({ project, target, port }: NginxInput): Promise<RunningNginx> {
  const nginx = nginxPath()
  if (nginx === undefined) throw new Error('nginx is not installed.')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const configuration = path.join(project, HOSTING_FOLDER, 'nginx')
  const releases = target ?? path.join(folder, 'www')
  if (target === undefined) {
    const options = { reload: false, anyway: true } as const
    await publishCommand(projectAt(project), () => {}, releases, options)
  }
  const module = brotliModule()
  if (module !== undefined) {
    await mkdir(path.join(folder, 'snippets'))
    await copyFile(
      path.join(configuration, 'site-brotli.conf'),
      path.join(folder, 'snippets/site-brotli.conf'),
    )
  }
  const site = await readFile(path.join(configuration, 'site.conf'), 'utf8')
  await writeFile(path.join(folder, 'site.conf'), adaptSiteConf(site, releases, port))
  await writeFile(path.join(folder, 'nginx.conf'), main(folder, module))
  const options = ['-c', path.join(folder, 'nginx.conf'), '-p', folder]
  const child = spawn(nginx, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const origin = `http://127.0.0.1:${port}`
  let log = ''
  child.stderr.on('data', (text) => (log += String(text)))
  await waitUntilReady(child, origin)
  return {
    origin,
    target: releases,
    crashes: () => [...log.matchAll(/exited on signal/g)].length + Number(child.exitCode !== null),
    reloadCommand: `${[nginx, '-t', ...options].join(' ')} && ${[nginx, '-s', 'reload', ...options].join(' ')}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Replaces the port and the folder in the server block. Throws if they are not found. */
function adaptSiteConf(site: string, releases: string, port: number): string {
  const replaced = site
    .replace(/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace(/include \S+\/current\//, `include ${releases}/current/`)
  if (!replaced.includes(`:${port};`) || !replaced.includes(`include ${releases}/`)) {
    throw new Error(
      'site.conf does not contain the listen and include lines that the tests replace.',
    )
  }
  return replaced
}

const main = (folder: string, module: string | undefined) => `
${module === undefined ? '' : `load_module ${module};`}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    include /etc/nginx/mime.types;
    gzip on;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  let output = ''
  child.stderr?.on('data', (text) => (output += String(text)))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`nginx stopped: ${output}`)))
  })
  failed.catch(() => {})
  const poll = async () => {
    for (;;) {
      const reply = await fetch(origin).catch(() => undefined)
      if (reply !== undefined) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.race([poll(), failed])
}

import { spawn, type ChildProcess } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliModule, nginxPath } from '../nginx.ts'

/** A running nginx. */
export type RunningNginx = { readonly origin: string; stop(): Promise<void> }

/** What to serve, and where. */
export type NginxInput = {
  /** The folder with the configuration that a build wrote. */
  readonly configuration: string
  /** The folder to serve. */
  readonly root: string
  readonly port: number
}

/**
 * Serves a built site by the configuration that its build wrote. Only what a machine decides is
 * another one: the port and the folder, and where nginx keeps its own files.
 */
export async function startNginx({ configuration, root, port }: NginxInput): Promise<RunningNginx> {
  const nginx = nginxPath()
  if (nginx === undefined) throw new Error('There is no nginx.')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const module = brotliModule()
  await mkdir(path.join(folder, 'snippets'))
  const snippets = ['site-rules.conf', ...(module === undefined ? [] : ['site-brotli.conf'])]
  for (const name of snippets) {
    await copyFile(path.join(configuration, name), path.join(folder, 'snippets', name))
  }
  const site = await readFile(path.join(configuration, 'site.conf'), 'utf8')
  await writeFile(path.join(folder, 'site.conf'), elsewhere(site, root, port))
  await writeFile(path.join(folder, 'nginx.conf'), main(folder, module))
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, origin)
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server block on another port, for another folder. Each line must be there to be replaced. */
function elsewhere(site: string, root: string, port: number): string {
  const replaced = site
    .replace(/listen 80;\n\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${root};`)
  if (!replaced.includes(`:${port};`) || !replaced.includes(`root ${root};`)) {
    throw new Error('The configuration of nginx has another shape than this test knows.')
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

async function answering(child: ChildProcess, origin: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`nginx stopped: ${said}`)))
  })
  failed.catch(() => {})
  const asked = async () => {
    for (;;) {
      const reply = await fetch(origin).catch(() => undefined)
      if (reply !== undefined) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.race([asked(), failed])
}

import { runGit, textOf, type GitResult } from './git.ts'
import { currentBranch, newestCommit, VersionError, versionsIn } from './versions.ts'
import type { Project } from '../projectPaths.ts'

/** The branch of a remote repository to which a project is published. */
type Target = {
  /** The name of the remote repository, e.g. `origin`. */
  readonly remote: string
  /** The branch there, e.g. `refs/heads/main`. */
  readonly branch: string
  /** Its newest commit that is known. Undefined: it has none. */
  readonly published: string | undefined
  /** The newest commit there that the open branch contains: later ones are of others. Undefined: there is none. */
  readonly common: string | undefined
}

/** The branch to which the open one is published: its upstream. Undefined if there is none. */
export async function publishTarget(root: string): Promise<Target | undefined> {
  const open = await currentBranch(root)
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)'
  const [upstream, known, base] = await Promise.all([
    runGit(root, ['for-each-ref', format, `refs/heads/${open}`]),
    runGit(root, ['rev-parse', '--quiet', '--verify', '@{upstream}^{commit}']),
    runGit(root, ['merge-base', 'HEAD', '@{upstream}']),
  ])
  const [remote = '', branch = ''] = textOf(upstream).split('\0')
  if (remote === '' || branch === '') return undefined
  return {
    remote,
    branch,
    published: textOf(known) || undefined,
    common: textOf(base) || undefined,
  }
}

/** The versions that only this computer has (undefined without an upstream), and those that only the upstream has. */
export async function unpublishedVersions(project: Project) {
  const { root } = project
  const head = await newestCommit(root)
  const target = await publishTarget(root)
  const published = target?.published
  const [mine, theirs] = await Promise.all([
    target && versionsIn(root, published === undefined ? 'HEAD' : `${published}..HEAD`),
    published === undefined ? [] : versionsIn(root, `HEAD..${published}`),
  ])
  return { head, target, mine, theirs }
}

/** Asks the remote repository for newer versions. Returns why that was not possible, otherwise nothing. */
export async function fetchVersions(root: string): Promise<VersionError | undefined> {
  const target = await publishTarget(root)
  if (target === undefined) return undefined
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', target.remote]
  const result = await remotely(root, fetch)
  return result.status === 0
    ? undefined
    : remoteError(result, 'It was not possible to ask whether others have published.')
}

/** Publishes the saved versions: pushes them to the upstream, then calls the deploy hook. Throws a version error if it is not possible. */
export async function publish(
  { root }: Pick<Project, 'root'>,
  deployHook: string | undefined,
): Promise<void> {
  await newestCommit(root)
  const target = await publishTarget(root)
  const missing = await missingSetting(root, target, deployHook)
  if (missing !== undefined) throw missing
  if (target !== undefined) {
    const result = await remotely(root, ['push', '--quiet', target.remote, `HEAD:${target.branch}`])
    if (result.status !== 0) throw remoteError(result, 'The site was not published.')
  }
  if (deployHook !== undefined) await callDeployHook(deployHook)
}

/** What is missing to publish. Undefined: nothing. */
export async function missingSetting(
  root: string,
  target: Target | undefined,
  deployHook: string | undefined,
): Promise<VersionError | undefined> {
  if (target !== undefined || deployHook !== undefined) return undefined
  return new VersionError(
    'Publishing is not set up: this site does not know where to send its versions. The person who looks after the code sets it up once.',
    `git push --set-upstream origin ${await currentBranch(root)}\nor the environment variable DEPLOY_HOOK`,
  )
}

/** Runs a command of git that uses the network. SSH never asks for a password either. */
async function remotely(root: string, args: readonly string[]): Promise<GitResult> {
  const configured = textOf(await runGit(root, ['config', '--get', 'core.sshCommand']))
  const ssh = process.env['GIT_SSH_COMMAND'] ?? (configured || 'ssh')
  const env = { GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes` }
  return runGit(root, args, { env, timeout: REMOTE_LIMIT })
}

/** The time limit for a command that uses the network. Milliseconds. */
const REMOTE_LIMIT = 120_000

/** Why a command that uses the network has failed, in words. */
function remoteError({ status, stderr }: GitResult, consequence: string): VersionError {
  const reason = status === 'timeout' ? TIMEOUT : REASONS.find(([pattern]) => pattern.test(stderr))
  return new VersionError(`${consequence} ${reason?.[1] ?? OTHER_REASON}`, stderr)
}

const TIMEOUT = ['', 'The other side did not answer within two minutes. Try again later.'] as const

/** What git says, and what it means. The first one that fits. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /fetch first|non-fast-forward|stale info/,
    'Someone else has published in the meantime. Look at what is new, combine both, then publish again.',
  ],
  [
    /hook declined|pre-receive|protected branch|remote rejected/,
    'The place where the site is stored refused this version: one of its checks said no. Read what it says.',
  ],
  [
    /permission denied|authentication failed|could not read (?:username|password)|prompts disabled|host key verification|\b40[13]\b/i,
    'This computer is not allowed to do it: the password or the key is missing or wrong. Sign in to git once in a terminal, then try again.',
  ],
  [
    /could not resolve|unable to access|could(?:n't| not) connect|connection|network|timed out/i,
    'There is no connection. Check the network, then try again.',
  ],
  [
    /does not appear to be a git repository|repository .*not found|could not read from remote/i,
    'The place where the site is stored was not found. Ask the person who looks after the code.',
  ],
]

const OTHER_REASON = 'A check on this computer or on the other side refused it. Read what it says.'

/** Asks a service to build the site. The URL is a secret, so no message contains it. */
async function callDeployHook(url: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(30_000) }).catch(
    (error: unknown) => {
      throw new VersionError(
        'The service that builds the site could not be reached. Check the network, then publish again.',
        error instanceof Error ? error.message : String(error),
      )
    },
  )
  if (response.ok) return
  throw new VersionError(
    'The service that builds the site refused the request. Ask the person who looks after the code to check DEPLOY_HOOK.',
    `HTTP status ${response.status}\n${(await response.text().catch(() => '')).slice(0, 2000)}`,
  )
}

import { execFileSync } from 'node:child_process'

/** Calls git in a folder. @returns what it prints */
export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

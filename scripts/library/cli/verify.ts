import { verifyLine, verifyPaths } from '../../format/verify/run-verify.ts'
import type { Command } from './command.ts'

export const verify: Command = {
  ...verifyLine('verify FILES or FOLDERS [--json] [--strict]'),
  summary: 'reports whether each save is sound',
  run: (context, args) => verifyPaths(context.codecs, args, context),
}

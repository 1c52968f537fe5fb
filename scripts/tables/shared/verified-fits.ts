import type { Fault } from '../../csv/declare.ts'

interface EvidenceCells {
  readonly evidence: 'verified' | 'from source code' | 'unverified' | null
  readonly verified: 'meaning' | 'value' | 'use' | 'type' | null
  readonly check: string | null
}

/** A verified variable states what saves verify: more than its type; a verified meaning states its check. */
export function verifiedFits({
  evidence,
  verified,
  check,
}: EvidenceCells): (Fault & { property: string }) | null {
  const isMore = verified !== null && verified !== 'type'
  if ((evidence === 'verified') !== isMore) {
    return {
      property: 'verified',
      rule: `does not go with the evidence ${evidence}`,
      allowed: evidence === 'verified' ? 'meaning, value or use' : 'type, or an empty cell',
      fix: 'correct one of the two',
    }
  }
  if (verified !== 'meaning' || check !== null) return null
  return {
    property: 'check',
    rule: 'is empty for a verified meaning',
    allowed: 'the check, with its numbers',
    fix: 'write the check, or correct the column verified',
  }
}

/** A retired word, and what to write instead. */
interface RetiredWord {
  readonly pattern: RegExp
  readonly instead: string
}

/** Phrases that no text may use: pages, tables, messages, guides, comments and test titles. */
export const retiredPhrases: readonly RetiredWord[] = [
  { pattern: /\bleft-over\b/i, instead: 'leftover' },
  { pattern: /\bdead memory address/i, instead: 'stale pointer' },
  { pattern: /\balignment filler\b/i, instead: 'alignment padding' },
  { pattern: /\bknown bytes\b/i, instead: 'coverage' },
  { pattern: /\bproven on files\b/i, instead: 'verified on saves' },
  { pattern: /\breally: /i, instead: 'actually: ' },
  { pattern: /\bin truth\b/i, instead: 'actually' },
  { pattern: /\bthe other way round\b/i, instead: 'big-endian, reversed' },
  { pattern: /--\S+ is no option\b/i, instead: 'unknown option --x' },
  { pattern: /\bthat is no (?:number|block|table|file|struct)\b/i, instead: 'that is not a …, invalid' },
  { pattern: /\b(?:lies|lie|stands?) behind\b/i, instead: 'follows, is after' },
  { pattern: /\bbehind (?:the #|BLOCK|the marker)/i, instead: 'after' },
  { pattern: /\bwhat the signs mean\b/i, instead: 'Legend' },
  { pattern: /\bcorrect this table\b/i, instead: 'Suggest a correction' },
  { pattern: /\bnothing is called\b/i, instead: 'No results for' },
  { pattern: /\bhanded to\b/i, instead: 'passed to' },
  { pattern: /\bcom(?:e|es) true\b/i, instead: 'is reached' },
  { pattern: /\bnobody (?:reads|asks|knows|named)\b/i, instead: 'unknown, unused' },
  { pattern: /\bkey that nobody\b/i, instead: 'unknown key' },
  { pattern: /\bcommon wishes\b/i, instead: 'common goals' },
  { pattern: /\bpoint at a byte\b/i, instead: 'hover over or select a byte' },
  { pattern: /\bcopy address\b/i, instead: 'copy link' },
  { pattern: /\bfurther kinds\b/i, instead: 'more categories' },
  { pattern: /\bset only where the condition\b/i, instead: 'set only if' },
  { pattern: /\b(\d[\d,]*) of \1 (?:\w+ )?saves\b/i, instead: 'every save, all 85 saves with …' },
]

/** Names that no code may use: one name per concept. */
export const retiredNames: readonly RetiredWord[] = [
  { pattern: /\b(?:is)?[cC]hosen\w*/, instead: 'selected' },
  { pattern: /\bquarters?[A-Z]\w*/, instead: 'district' },
  { pattern: /\bwish(?:es)?\b|\bWish[A-Z]?\w*/, instead: 'goal (of a recipe)' },
  { pattern: /\b[kK]nown(?:Bytes|Bar|Key)\b/, instead: 'Coverage…' },
  { pattern: /\b(?:oncePer|tellOnce)\w*/, instead: 'memoizeBy, collapseOrderErrors' },
  { pattern: /\bmustHold\b/, instead: 'isStrictRange' },
  { pattern: /\btidy[A-Z]\w*/, instead: 'normalise…' },
  { pattern: /\b(?:laterPart|FarPart|answerOnce|prepareRows)\b/, instead: 'lazyWithRetry, BelowTheFold, …' },
  {
    pattern: /\b(?:ChosenCard|RowTool|ToolArea|Findings)\b/,
    instead: 'RowDetailCard, RowActions, HitCollector',
  },
  { pattern: /\bfurtherKinds\b/, instead: 'hiddenKinds' },
  { pattern: /\b(?:things|fieldThings)\b/, instead: 'index entries, handle targets' },
  { pattern: /\b(?:Laid|Place)(?:Field|Struct|Step|Hit|Row)\b/, instead: 'Indexed…, OffsetHit, LocationRow' },
  // "Save place" is the game's own term, "restart places" the name of block 08 in the format.
  {
    pattern: /(?<![sS]ave|restart)(?<=[a-z])Placed?s?(?![a-z])|\b[pP]laced?[A-Z]\w*|\bPlaced?\b(?! of\b)/,
    instead: 'offset, position, index, location, point, stride, subscript: what it is',
  },
  {
    pattern: /(?<!\b(?:in|into|[sS]ave) )\bplaces?\b(?=[)\],;:?]| =|\.[a-z]+\(| =>)/,
    instead: 'offset, position, index, …',
  },
  {
    pattern: /\b(?:is)?[tT]old\b(?=[)\],;:?(.]| =)|\b(?:tellers|isEachTold|isOne)\b/,
    instead: 'evidence, reported, …',
  },
  {
    pattern: /\b(?:hasItsPoint|nobodysCell|RowsAsMeant|patienceMilliseconds|SourceMaker)\b/,
    instead: 'hasDecimalPoint, …',
  },
  { pattern: /\bmend(?:ed|s|[A-Z]\w*)?\b/, instead: 'repair, repaired' },
  { pattern: /\basked\b(?=[)\],;:?.]| [=!]|\.)/, instead: 'requested' },
]

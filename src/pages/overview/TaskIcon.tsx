/** Own drawings on a grid of 24 units, as lines. */
const drawings = {
  money: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 10v4M18 10v4',
  move: 'M12 21c-4-4.6-6-7.8-6-10.5a6 6 0 0 1 12 0c0 2.7-2 5.9-6 10.5M12 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  car: 'M3 16v-3.5L5.5 11 8 7h7l3 4 3 1.5V16zM6 16.5a1.8 1.8 0 1 0 3.6 0M14.4 16.5a1.8 1.8 0 1 0 3.6 0M6 11h12M11.5 7v4',
  unlock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 7.6-1.7M12 14.5v2.5',
  id: 'M4 5h16v14H4zM7 9h4M7 12h4M7 15h4M14 9h3M14 12h3M14 15h3',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
} as const

export type TaskDrawing = keyof typeof drawings

/** The icon of a task, which has a text heading. */
export function TaskIcon({ drawing }: { drawing: TaskDrawing }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[drawing]} />
    </svg>
  )
}

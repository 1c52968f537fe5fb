import { text } from '../../csv/declare.ts'

/** Recipe id used in addresses. */
export const recipeKey = text({ pattern: /^[a-z][a-z-]{0,39}$/, example: 'set-money' })

import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'

const loadPages = () => import('./MobilePages.tsx')

/** Documentation of one block of mobile saves. Pages of PC do not load its code. */
export const MobileBlock = lazyWithRetry(async () => (await loadPages()).MobileBlockPage)

/** Documentation of a block that only mobile saves have; nothing for other blocks. */
export const MobileOnlyBlock = lazyWithRetry(async () => (await loadPages()).MobileOnlyBlockPage)

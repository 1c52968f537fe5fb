import type { ComponentType } from 'react'
import { usePlatform } from '../../site/platform.ts'
import { lazyWithRetry } from '../../ui/lazyWithRetry.tsx'
import { type BlockModule, BlockPage } from './BlockPage.tsx'

const loadMobilePages = () => import('./MobilePages.tsx')

/** Documentation of one block of mobile saves. Pages of PC do not load its code. */
const MobileBlock = lazyWithRetry(async () => (await loadMobilePages()).MobileBlockPage)

/** Documentation of a block that only mobile saves have; nothing for other blocks. */
export const MobileOnlyBlock = lazyWithRetry(async () => (await loadMobilePages()).MobileOnlyBlockPage)

/** Blocks that have more than fields have a module of their own; of the others the definition is all there is. */
const modules = import.meta.glob<BlockModule>([
  './blocks/*.tsx',
  '../../generated/format/block-04.ts',
  '../../generated/format/block-05.ts',
  '../../generated/format/block-15.ts',
  '../../generated/format/block-18.ts',
  '../../generated/format/block-23.ts',
])

const modulesByBlock = new Map(
  Object.entries(modules).map(([file, load]) => [file.replace(/.*\/(block-)?|\.tsx?$/g, ''), load]),
)

/**
 * Loads the definition, introduction and tables of a block.
 * @param id two digits
 * @throws when the block has no page or its file cannot be loaded
 */
export async function loadBlockPage(id: string): Promise<ComponentType> {
  const load = modulesByBlock.get(id)
  if (!load) throw new Error(`block ${id} has no page`)
  const block = await load()
  return function LoadedBlockPage() {
    const isMobile = usePlatform() === 'mobile' && block.format.root !== null
    return isMobile ? <MobileBlock block={block} /> : <BlockPage block={block} />
  }
}

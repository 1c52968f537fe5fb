import type { ComponentType } from 'react'
import { usePlatform } from '../../site/usePlatform.ts'
import { BlockPage } from './BlockPage.tsx'
import type { BlockModule } from './blockModule.ts'
import { MobileBlock } from './MobileBlock.tsx'

export { MobileOnlyBlock } from './MobileBlock.tsx'

const modules = import.meta.glob<BlockModule>('./blocks/*.tsx')

/**
 * Loads the definition, introduction and tables of a block.
 * @param id two digits
 * @throws when the block has no page or its file cannot be loaded
 */
export async function loadBlockPage(id: string): Promise<ComponentType> {
  const load = modules[`./blocks/${id}.tsx`]
  if (!load) throw new Error(`block ${id} has no page`)
  const block = await load()
  return function LoadedBlockPage() {
    const isMobile = usePlatform() === 'mobile' && block.format.root !== null
    return isMobile ? <MobileBlock block={block} /> : <BlockPage block={block} />
  }
}

import type { ComponentType } from 'react'
import type { BlockFormat } from '../../generated/format/types.ts'

const formats = import.meta.glob<{ format: BlockFormat }>('../../generated/format/block-*.ts')
const remarks = import.meta.glob<{ default: ComponentType }>('./remarks/*.tsx')

/**
 * Loads the page of a block: the code that all blocks share and the definition of this one, side by side.
 * @param id two digits
 * @throws when the block has no page or a file does not come
 */
export async function loadBlockPage(id: string): Promise<ComponentType> {
  const loadFormat = formats[`../../generated/format/block-${id}.ts`]
  if (!loadFormat) throw new Error(`block ${id} has no page`)
  const [{ BlockPage }, { format }, remark] = await Promise.all([
    import('./BlockPage.tsx'),
    loadFormat(),
    remarks[`./remarks/${id}.tsx`]?.(),
  ])
  return function LoadedBlockPage() {
    return <BlockPage format={format} Remarks={remark?.default} />
  }
}

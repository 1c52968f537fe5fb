import { site } from '../../generated/site.ts'
import { exportFiles, mobileExportFiles } from '../../site/exportFiles.ts'
import { Joined } from '../../ui/Joined.tsx'
import { useBlock } from '../block.tsx'
import styles from './FurtherSections.module.css'
import { Section } from './Section.tsx'

/** The recipes that write bytes of a block. */
export function BlockRecipes() {
  const { recipes = [] } = useBlock().format
  if (recipes.length === 0) return null
  return (
    <Section title="Recipes that write this block">
      <ul className={styles.recipes}>
        {recipes.map(({ key, goal }) => (
          <li key={key}>
            <a href={`#/recipes?row=${key}`}>{goal}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Links to the format definitions for other tools, and to the source tables. */
export function BlockDownloads({ isMobile }: { isMobile: boolean }) {
  const files = isMobile ? mobileExportFiles : exportFiles
  return (
    <Section title="Downloads and corrections">
      <p>
        Download the whole format definition{isMobile && ' of mobile saves'}:{' '}
        <Joined items={files} last=" or ">
          {({ file, tool, imports }) => (
            <>
              <a href={`./data/${file}`}>{tool}</a>
              {imports && (
                <>
                  {' (and the '}
                  <a href={`./data/${imports}`}>script variables</a>)
                </>
              )}
            </>
          )}
        </Joined>
        . <a href={`${site.repository}/edit/main/data-csv/format/fields.csv`}>Suggest a correction</a>.
      </p>
    </Section>
  )
}

/** Claims of older documentation or reversed code that saves contradict, with evidence. */
export function Corrections() {
  const { corrections } = useBlock().format
  if (corrections.length === 0) return null
  return (
    <Section title="Corrections to older documentation">
      <ul className={styles.corrections}>
        {corrections.map(({ where, claim, found, evidence }) => (
          <li key={where + claim}>
            <b>{where}</b>: documented as “{claim}”. Actually: {found} <small>({evidence})</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Open questions about a block, with what is known. */
export function Unknowns() {
  const { unknowns } = useBlock().format
  if (unknowns.length === 0) return null
  return (
    <Section title="Open questions">
      <ul>
        {unknowns.map(({ what, known }) => (
          <li key={what}>
            <b>{what}</b>: {known}
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Field } from '#src/ui/Field.tsx'
import type { DemoLab, ListedScenario } from './demo-control.ts'

type ScenarioListProps = { lab: DemoLab; chosen: readonly string[]; onChoose: (names: readonly string[]) => void }

/** Every scenario, by section of the specification: chosen for this page, or opened where it is best seen. */
export function ScenarioList({ lab, chosen, onChoose }: ScenarioListProps) {
  const [searched, setSearched] = useState('')
  const found = lab.scenarios.filter((scenario) => matches(scenario, searched))
  const sections = [...new Set(found.map(({ section }) => section))].toSorted()
  return (
    <>
      <Field label="Find a scenario">
        {(id) => <input id={id} type="search" value={searched} onChange={(event) => setSearched(event.target.value)} />}
      </Field>
      <p role="status">
        {found.length} of {lab.scenarios.length} scenarios. Several can be in force at once.
      </p>
      {sections.map((section) => (
        <Section key={section} open={searched !== '' || undefined}>
          <summary>{section}</summary>
          <ul>
            {found
              .filter((scenario) => scenario.section === section)
              .map(({ name, title, shows, link }) => (
                <li key={name}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.includes(name)}
                      onChange={() =>
                        onChoose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
                      }
                    />
                    <span>
                      {title} <code>{name}</code>
                      <small>{shows}</small>
                    </span>
                  </label>
                  <a href={import.meta.env.BASE_URL + link} aria-label={`Open ${name} where it is best seen`}>
                    Open
                  </a>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

const matches = ({ name, title, shows }: ListedScenario, searched: string) =>
  searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${title} ${shows}`.toLowerCase().includes(word))

const Section = styled('details')(({ theme }) => ({
  '& summary': { minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& label': { display: 'flex', gap: 12, paddingBlock: 10, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& label input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.text.primary },
  '& small': { ...theme.typography.caption, display: 'block' },
  '& code': { ...theme.typography.reading, color: theme.vars.palette.text.secondary },
  '& a': { display: 'grid', placeItems: 'center', minWidth: 44, minHeight: 44 },
}))

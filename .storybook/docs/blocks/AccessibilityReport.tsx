import { styled } from '@mui/material/styles'
import { Markdown } from '@storybook/addon-docs/blocks'
import report from '../../../docs/accessibility.md?raw'

/** For those who edit the file. */
const NOTE = /^Generated from .*\n/m

/** `docs/accessibility.md`. On a phone the cells of a row stack. */
export const AccessibilityReport = () => (
  <Markdown options={{ overrides: { table: { component: CriteriaTable } } }}>{report.replace(NOTE, '')}</Markdown>
)

const CriteriaTable = styled('table')(({ theme }) => ({
  '&&&': {
    width: '100%',
    '& tr': { background: 'none', border: 0, borderBottom: theme.line.hair },
    '& :is(th, td)': { border: 0, padding: '8px 16px 8px 0', textAlign: 'start', verticalAlign: 'baseline' },
    '& :is(th, td):nth-of-type(-n + 2)': { overflowWrap: 'normal', wordBreak: 'normal' },
    '& td:first-of-type': { fontWeight: 600 },
    [theme.breakpoints.down('sm')]: {
      '&, & tbody, & tr, & td': { display: 'block' },
      '& thead': { display: 'none' },
    },
  },
}))

import { mdiOpenInNew } from '@mdi/js'
import Stack from '@mui/material/Stack'
import { useSite } from '#src/config/site.tsx'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { CopyText } from '#src/features/demo-lab/panel/CopyText.tsx'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import type { SavedFile } from '#src/features/demo-lab/recordings/save-recording.ts'
import { LinkButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { pageFacts } from './page-facts.ts'
import type { Recording } from './recorder/recording.ts'
import { useVersion } from './use-version.ts'
import { writeReport } from './write-report.ts'
import { writeTest } from './write-test.ts'

type ReportProps = {
  demo: DemoApi
  /** Returns the link to the state of the page at `href`, or null if it is too large for a link. */
  linkOf?: (href: string) => Promise<string | null>
  /** Saves the state and the last calls, when the report is copied. */
  onSaveFile?: () => Pick<SavedFile, 'fileName'>
}

const NO_RECORDING: Recording = { actions: [], lines: [], failures: [] }

/** Copies what happened, as a report for an issue or as a Playwright test. */
export function Report({ demo, linkOf, onSaveFile }: ReportProps) {
  const { issueUrl } = useSite().store
  const version = useVersion()
  const recording = () => useDemoStore.getState().recording?.() ?? NO_RECORDING
  const savedFile = () => {
    try {
      return onSaveFile?.().fileName ?? null
    } catch {
      // A report without a file is better than none.
      return null
    }
  }
  const report = async () => {
    const page = pageFacts(demo.chosen())
    const link = linkOf ? await linkOf(page.link) : page.link
    return writeReport({ page: { ...page, link }, recording: recording(), savedFile: savedFile(), demo, version })
  }
  const test = () => writeTest({ page: pageFacts(demo.chosen()), recording: recording(), requests: demo.requests() })
  return (
    <>
      <p>
        A report for an issue has a link to this state, your last 30 actions, the last 30 calls, warnings and errors of
        the console, this browser and the version of the shop. It has nothing that you typed into fields, except a
        search, which is part of the address. With it, the state and the last calls are saved as a state file. A test
        repeats the actions with Playwright.
      </p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <CopyText label="Copy report" text={report} />
        <CopyText label="Copy as test" text={test} />
        {issueUrl !== undefined && (
          <LinkButton href={issueUrl} target="_blank" rel="noopener">
            Open an issue <VisuallyHidden>(opens a new tab)</VisuallyHidden>
            <Icon path={mdiOpenInNew} size={20} />
          </LinkButton>
        )}
      </Stack>
    </>
  )
}

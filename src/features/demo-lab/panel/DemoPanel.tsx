import { mdiClose } from '@mdi/js'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useSite } from '#src/config/site.tsx'
import { type DemoApi, type DemoLab, RECORDING, STATE } from '#src/demo/demo-api.ts'
import { Recordings } from '#src/features/demo-lab/recordings/Recordings.tsx'
import { Report } from '#src/features/demo-lab/report/Report.tsx'
import { AllTabs } from '#src/features/demo-lab/scenarios/AllTabs.tsx'
import { CallSettings } from '#src/features/demo-lab/scenarios/CallSettings.tsx'
import { ChosenScenarios } from '#src/features/demo-lab/scenarios/ChosenScenarios.tsx'
import { OfflineSwitch } from '#src/features/demo-lab/scenarios/OfflineSwitch.tsx'
import { ScenarioList } from '#src/features/demo-lab/scenarios/ScenarioList.tsx'
import { useChooseScenarios } from '#src/features/demo-lab/scenarios/use-choose-scenarios.ts'
import { CallRouting } from '#src/features/demo-lab/server/CallRouting.tsx'
import { linkToCurrentState } from '#src/features/demo-lab/state/current-state.ts'
import { DroppedFile } from '#src/features/demo-lab/state/DroppedFile.tsx'
import { StateFile } from '#src/features/demo-lab/state/StateFile.tsx'
import { openStateFile, saveState } from '#src/features/demo-lab/state/state-file.ts'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useCloseRequest } from '#src/ui/use-close-request.ts'
import { CartStore } from './CartStore.tsx'
import { CartToasts } from './CartToasts.tsx'
import { Differences } from './Differences.tsx'
import { useDemoStore } from './demo-store.ts'
import { InertControls } from './InertControls.tsx'
import { RequestLog } from './RequestLog.tsx'
import { ResetEverything } from './ResetEverything.tsx'
import { resetEverything } from './reset-everything.ts'

type DemoPanelProps = { demo: DemoApi; onClosed: () => void }

const close = () => useDemoStore.setState({ isOpen: false })

/** The Demo Lab's panel. Not modal, because its effects show on the page. */
export function DemoPanel({ demo, onClosed }: DemoPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const handleClosed = useEffectEvent(onClosed)
  const [lab, setLab] = useState<DemoLab | 'missing'>()
  useEffect(() => {
    title.current?.focus()
    demo.loadLab().then(setLab, () => setLab('missing'))
    return handleClosed
  }, [demo])
  return (
    <Panel role="dialog" aria-labelledby={titleId} {...useCloseRequest(true, close)}>
      <Stack component="header" direction="row" sx={head}>
        <Typography variant="h2" id={titleId} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
          Demo Lab
        </Typography>
        <IconButton aria-label="Close Demo Lab" onClick={close}>
          <Icon path={mdiClose} />
        </IconButton>
      </Stack>
      {!lab && <p>Loading the scenarios…</p>}
      {lab === 'missing' && (
        <ErrorText role="alert">The scenarios couldn’t be loaded. Reload the page to try again.</ErrorText>
      )}
      {lab && lab !== 'missing' && <Contents demo={demo} lab={lab} />}
    </Panel>
  )
}

function Contents({ demo, lab }: { demo: DemoApi; lab: DemoLab }) {
  const chosen = useSyncExternalStore(demo.subscribe, demo.chosen)
  const chooseScenarios = useChooseScenarios(lab)
  const shop = useSite().store.name
  const openFile = (file: File) => openStateFile(file, lab, shop)
  return (
    <>
      <DroppedFile onOpen={openFile} />
      <p>{describeAnswerers(demo, lab, chosen.includes(RECORDING))}</p>
      <ChosenScenarios lab={lab} chosen={chosen} onChoose={chooseScenarios} />
      <AllTabs chosen={chosen} />
      <Differences demo={demo} lab={lab} />
      <ResetEverything onReset={resetEverything} />
      <Part title="Scenarios" isOpen>
        <ScenarioList lab={lab} chosen={chosen} onChoose={chooseScenarios} />
      </Part>
      <Part title="Latency and failures">
        <OfflineSwitch chosen={chosen} onChoose={chooseScenarios} />
        <CallSettings calls={lab.calls} chosen={chosen} isOnServer={lab.server.isOnServer} onChoose={chooseScenarios} />
      </Part>
      <Part title="Mock or server">
        <CallRouting server={lab.server} calls={lab.calls} chosen={chosen} onChoose={chooseScenarios} />
      </Part>
      <Part title="Last calls">
        <RequestLog
          demo={demo}
          edits={lab.edits}
          onClear={lab.clearLog}
          onEdited={() => void chooseScenarios([...chosen.filter((name) => name !== STATE), STATE])}
        />
      </Part>
      <Part title="Recordings">
        <Recordings recordings={lab.recordings} chosen={chosen} onChoose={chooseScenarios} />
      </Part>
      <Part title="State file">
        <StateFile lab={lab} chosen={chosen} onOpen={openFile} />
      </Part>
      <Part title="Report">
        <Report
          demo={demo}
          linkOf={(href) => linkToCurrentState(lab, chosen, href)}
          onSaveFile={() => saveState(lab, chosen, shop)}
        />
      </Part>
      <Part title="Cart store">
        <CartStore carts={lab.carts} />
      </Part>
      <Part title="The cart’s own toasts">
        <CartToasts />
      </Part>
      <Part title="By design">
        <InertControls />
      </Part>
    </>
  )
}

function describeAnswerers(demo: DemoApi, { calls, server }: DemoLab, isRecorded: boolean): string {
  const who = demo.mode === 'worker' ? 'A service worker' : 'The page itself'
  const callGroups = [...new Set(calls.map(({ group }) => group))]
  const serverGroups = callGroups.filter(server.isOnServer)
  if (isRecorded) return `${who} answers every API call with a recording.`
  if (serverGroups.length === 0) return `${who} answers every API call with fictional data.`
  const others = serverGroups.length < callGroups.length ? ` ${who} answers the other calls.` : ''
  return `${server.address()} answers the calls of ${serverGroups.join(', ')}.${others}`
}

/** A collapsible part. Its children are rendered only while it is open, because some of them send requests. */
function Part({
  title,
  isOpen: isOpenAtFirst = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <section>
      <h3>
        <ButtonBase sx={opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
        </ButtonBase>
      </h3>
      <Stack id={id} sx={isOpen ? { gap: 3, paddingBlock: '4px 16px' } : undefined}>
        {isOpen && children}
      </Stack>
    </section>
  )
}

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  zIndex: theme.zIndex.drawer,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 'min(440px, 100vw)',
  padding: '0 16px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRight: theme.line.hair,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[24],
  '& p': { color: theme.vars.palette.text.secondary },
  // On small screens the page stays visible above the panel.
  [theme.breakpoints.down('sm')]: {
    insetBlock: 'auto 0',
    height: '65dvh',
    borderRight: 0,
    borderTop: theme.line.hair,
  },
}))

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: 56,
  marginRight: '-10px',
  background: 'inherit',
}

const opener = {
  justifyContent: 'space-between',
  width: 1,
  minHeight: (theme: Theme) => theme.target,
  borderTop: (theme: Theme) => theme.line.hair,
  typography: 'body2',
}

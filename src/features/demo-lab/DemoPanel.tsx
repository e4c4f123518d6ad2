import { mdiClose } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ByDesign } from './ByDesign.tsx'
import { CallSettings } from './CallSettings.tsx'
import { CartStore } from './CartStore.tsx'
import { CartToasts } from './CartToasts.tsx'
import { Choice } from './Choice.tsx'
import type { DemoControl, DemoLab } from './demo-control.ts'
import { useDemoStore } from './demo-store.ts'
import { ScenarioList } from './ScenarioList.tsx'
import { Tape } from './Tape.tsx'
import { useChoose } from './use-choose.ts'

type DemoPanelProps = { control: DemoControl; onClosed: () => void }

const close = () => useDemoStore.setState({ isOpen: false })

/** The Demo Lab: not modal, since what it does shows on the page behind it. */
export function DemoPanel({ control, onClosed }: DemoPanelProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const leave = useEffectEvent(onClosed)
  const [lab, setLab] = useState<DemoLab | 'missing'>()
  useEffect(() => {
    title.current?.focus()
    control.openLab().then(setLab, () => setLab('missing'))
    return leave
  }, [control])
  return (
    <Panel role="dialog" aria-labelledby={titleId} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Demo Lab
        </h2>
        <IconButton aria-label="Close Demo Lab" onClick={close}>
          <Icon path={mdiClose} />
        </IconButton>
      </header>
      {!lab && <p>Loading the scenarios…</p>}
      {lab === 'missing' && <p role="alert">The scenarios can’t be loaded. Reload the page to try again.</p>}
      {lab && lab !== 'missing' && <Contents control={control} lab={lab} />}
    </Panel>
  )
}

function Contents({ control, lab }: { control: DemoControl; lab: DemoLab }) {
  const chosen = useSyncExternalStore(control.subscribe, control.chosen)
  const choose = useChoose(lab)
  return (
    <>
      <p>
        Every call of the API is answered by {control.mode === 'worker' ? 'a service worker' : 'the page itself'}, with
        fictional data.
      </p>
      <Choice lab={lab} chosen={chosen} onChoose={choose} />
      <Part title="Scenarios" isOpen>
        <ScenarioList lab={lab} chosen={chosen} onChoose={choose} />
      </Part>
      <Part title="Latency and failures">
        <CallSettings calls={lab.calls} chosen={chosen} onChoose={choose} />
      </Part>
      <Part title="Last calls">
        <Tape control={control} onClear={lab.clearTape} />
      </Part>
      <Part title="Cart store">
        <CartStore carts={lab.carts} />
      </Part>
      <Part title="The cart’s own toasts">
        <CartToasts />
      </Part>
      <Part title="By design">
        <ByDesign />
      </Part>
    </>
  )
}

/** What is closed is not rendered: some of it makes calls. */
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
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
        </button>
      </h3>
      <div id={id} className="part">
        {isOpen && children}
      </div>
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
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px rgb(0 0 0 / .16)',
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    marginRight: -10,
    background: 'inherit',
  },
  '& h2': { outline: 'none' },
  '& h3 button': {
    ...theme.typography.h3,
    width: '100%',
    minHeight: 44,
    padding: 0,
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&::after': { content: '"+" / ""', float: 'right' },
    '&[aria-expanded=true]::after': { content: '"−" / ""' },
  },
  '& .part': { display: 'grid', gap: 12, '&:not(:empty)': { paddingBlock: '4px 16px' } },
  '& p, & small': { color: theme.vars.palette.text.secondary },
  '& a': { color: theme.vars.palette.primary.main },
  // On a phone the page stays in sight above it.
  [theme.breakpoints.down('sm')]: {
    insetBlock: 'auto 0',
    height: '65dvh',
    borderRight: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}))

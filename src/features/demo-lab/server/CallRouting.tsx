import { withTarget } from '#src/demo/call-routing.ts'
import { parseCallSetting, type RoutingTarget } from '#src/demo/call-setting.ts'
import { type DemoServer, type KnownCall, RECORDING } from '#src/demo/demo-api.ts'
import { CallsCell, SelectCell } from '#src/features/demo-lab/panel/rows-and-cells.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'
import { Table, TableBody, TableCell, TableHead, TableRow } from '#src/ui/table.tsx'
import { ServerAddress } from './ServerAddress.tsx'

type CallRoutingProps = {
  server: DemoServer
  calls: readonly KnownCall[]
  chosen: readonly string[]
  onChoose: (names: readonly string[]) => void
}

const TARGETS = [
  ['mock', 'Mock'],
  ['server', 'Server'],
  ['both', 'Both'],
] as const

/** Lets the mock API, a server or both answer each group of calls. */
export function CallRouting({ server, calls, chosen, onChoose }: CallRoutingProps) {
  const address = server.address()
  const groups = [...new Set(calls.map(({ group }) => group))].map((name) => {
    const callsOfGroup = calls.filter(({ group }) => group === name)
    return { name, calls: callsOfGroup, ids: callsOfGroup.map(({ id }) => id) }
  })
  const setServerAddress = (entered: string) => {
    server.setAddress(entered)
    onChoose(entered ? chosen : chosen.filter((name) => !needsServer(name)))
  }
  const isWaiting = server.canChange && !address && chosen.some(needsServer)
  const isPlaying = chosen.includes(RECORDING)
  const note = isPlaying ? 'A recording is playing and answers all calls.' : server.idsNote()
  return (
    <>
      <ServerAddress
        address={address}
        isConfigured={server.isConfigured}
        canChange={server.canChange}
        onUse={setServerAddress}
      />
      {isWaiting && (
        <ErrorText role="alert">
          The link names calls for a server. They need the address of your server; until then the mock API answers them.
        </ErrorText>
      )}
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Calls</TableCell>
            <TableCell>Answered by</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.name}>
              <CallsCell calls={group.calls} />
              <SelectCell
                label={`Who answers ${group.name}`}
                value={server.isCompared(group.name) ? 'both' : server.isOnServer(group.name) ? 'server' : 'mock'}
                options={TARGETS}
                isDisabled={!address || isPlaying}
                minWidth={92}
                onChange={(target) =>
                  onChoose(withTarget(chosen, group, asTarget(target), server.configuredGroups.includes(group.name)))
                }
              />
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p>
        Calls in one row move together, and each side has carts of its own. With Both, the shop uses the side from
        before, and Last calls shows where the two differ.
      </p>
      {note && <p role="status">{note}</p>}
    </>
  )
}

function needsServer(name: string): boolean {
  const setting = parseCallSetting(name)
  return setting?.kind === 'target' && setting.value !== 'mock'
}

const asTarget = (value: string): RoutingTarget => TARGETS.find(([target]) => target === value)?.[0] ?? 'mock'

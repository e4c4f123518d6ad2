/**
 * Answers that were edited in the Demo Lab. They are part of the tab's state and replace the answers of the mock API, of
 * scenarios and of a recording. Only reads can be edited, because a write would not do what its answer says.
 */
import type { Responder } from '#mocks/handlers/resolvers.ts'
import { CALLS } from '#mocks/lab/calls.ts'
import type { Interceptor } from '#mocks/lab/interceptor.ts'
import { responseOf } from '#mocks/lab/recordings/answer-from.ts'
import { addressOf } from '#mocks/lab/recordings/recorded-call.ts'
import { CART_ID_HEADER, isRead, OPERATIONS, type ReadId } from '#src/api/operations.ts'
import { groupOf } from '#src/demo/call-groups.ts'
import { type EditedAnswer, type Edits, type LoggedRequest, STATE } from '#src/demo/demo-api.ts'
import type { DemoState, Edit } from '#src/demo/demo-state.ts'
import { restoreTabState, storeTabState, tabState } from '#src/demo/tab-state.ts'
import { cutEdit, wholeEdit } from './cut.ts'
import { indentedJson, parseJson } from './json.ts'
import { readyChangesOf } from './ready-changes.ts'
import { scenarioSource } from './scenario-source.ts'

/** `isOnServer` returns whether a server answers a group of calls. */
export function createEdits(interceptor: Interceptor, isOnServer: (group: string) => boolean) {
  /** The tab's state. Empty while its name is not chosen, because it is then the state of an earlier choice. */
  const current = (): DemoState => (interceptor.chosen().includes(STATE) ? tabState() : {})

  /** The call of an edit that was cut from another answer; empty if there is none. */
  let foreign = ''

  /** Answers without edits. */
  let unedited: Responder = async () => undefined

  const originalOf = async ({ call }: Edit): Promise<string> => {
    const [, path = ''] = call.split(' ')
    const response = await unedited(new Request(location.origin + path))
    return response ? response.text() : ''
  }

  const editsExcept = (...calls: string[]) => (current().edits ?? []).filter(({ call }) => !calls.includes(call))

  /** Returns false if the edits are lost at a reload. */
  const store = (edits: Edit[]): boolean => {
    const state: DemoState = { ...current(), edits }
    if (edits.length === 0) delete state.edits
    return storeTabState(state)
  }

  /** Returns the answer that the shop received. If it was not stored, sends the request again. */
  const receivedAnswer = async ({ number, path, query, cartIn }: LoggedRequest): Promise<EditedAnswer> => {
    const exchange = interceptor.exchanges().stored.find((each) => each.number === number)
    if (exchange) return { status: exchange.status, contentType: exchange.contentType, body: exchange.body }
    const headers = new Headers(cartIn === null ? {} : { [CART_ID_HEADER]: cartIn })
    const response = await interceptor.answerUnlogged(new Request(location.origin + path + query, { headers }))
    if (!response || response.type === 'error') throw new Error('Nothing answers this call')
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    }
  }

  const edits: Edits = {
    list: () =>
      editsExcept().map((edit) => ({
        call: edit.call,
        calls: callsOf(edit),
        source: async (page) => scenarioSource((edit.cut && wholeEdit(edit, await originalOf(edit))) || edit, page),
      })),

    canEdit: (request) =>
      (request.status ?? 0) >= 200 &&
      request.answeredBy !== 'server' &&
      !isOnServer(groupOf(request.path)) &&
      readOf(request.method, urlOf(request)) !== undefined,

    async open(request) {
      const url = urlOf(request)
      const read = readOf(request.method, url)
      if (!read) throw new Error('Only reads can be edited')
      const { id, address } = read
      const [received, { violationsOf }] = await Promise.all([receivedAnswer(request), import('./violations.ts')])
      return {
        address,
        operation: operationOf(id),
        received: { ...received, body: readable(received.body) },
        violationsOf: (answer) => violationsOf({ id, params: url.searchParams }, address, answer),
        readyChangesOf,
        use: (answer, calls) =>
          // The edit of this call would replace that of every call.
          calls === 'every'
            ? store([...editsExcept(id, address), { call: id, ...answer }])
            : store([...editsExcept(address), { call: address, ...answer }]),
      }
    },

    remove(call) {
      store(editsExcept(call))
      return Object.keys(tabState()).length > 0
    },

    forLink: () =>
      Promise.all(
        editsExcept().map(async (edit) => (isOfOneCall(edit) ? cutEdit(edit, await originalOf(edit)) : edit)),
      ),

    removeAll: () => void store([]),
  }

  return {
    edits,

    /** Returns a sentence about an edit that cannot be used; empty if all can. */
    note: () =>
      foreign && `The edited answer of ${foreign} belongs to another version of this shop, so it is not used.`,

    /** Returns whether this tab has a state, which may be from before a reload. */
    restore(): boolean {
      const state = Object.keys(tabState()).length > 0 ? tabState() : restoreTabState()
      return Object.keys(state).length > 0
    },

    /** Answers with the tab's edits. The edit of a call is used rather than that of its operation. */
    middleware: (next: Responder): Responder => {
      unedited = next
      foreign = ''
      const { edits: all = [] } = tabState()
      return async (request) => {
        const read = readOf(request.method, new URL(request.url))
        const edit = all.find(({ call }) => call === read?.address) ?? all.find(({ call }) => call === read?.id)
        if (!edit) return next(request)
        const original = edit.cut && (await next(request))
        const whole = wholeEdit(edit, (await original?.clone().text()) ?? '')
        if (!whole) {
          foreign = edit.call
          return original
        }
        const response = responseOf(whole)
        interceptor.mark(response, { answeredBy: 'edit' })
        return response
      }
    },
  }
}

const urlOf = ({ path, query }: LoggedRequest) => new URL(path + query, location.origin)

/** Returns the operation and the address of a read, or undefined for all other requests. */
function readOf(method: string, url: URL): { id: ReadId; address: string } | undefined {
  const call = addressOf(method, url)
  return call && isRead(call.id) ? { id: call.id, address: call.address } : undefined
}

/** Returns JSON with line breaks, and other texts as they are. */
function readable(body: string): string {
  const json = parseJson(body)
  return json === undefined ? body : indentedJson(json)
}

const isOfOneCall = ({ call }: Edit): boolean => call.includes(' ')

const operationOf = (id: ReadId): string => `${OPERATIONS[id].method} ${OPERATIONS[id].path}`

function callsOf({ call }: Edit): string {
  const operation = CALLS.find(({ id }) => id === call)
  return operation ? `every ${operation.method} ${operation.path}` : call
}

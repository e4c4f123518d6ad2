/** Demo API: what the mock API offers to the API client and to the Demo Lab. */
import type { AnswerListener, Call } from './call.ts'
import type { Carts } from './carts.ts'
import type { Edit, StateFile } from './demo-state.ts'

/** The app never imports the mock. `main.tsx` loads it and passes an object of this type on. */
export type DemoApi = {
  mode: MockMode
  /** For the API client: the server of each call, and listeners for calls that a server answers. */
  connection: {
    baseUrlOf: (path: string) => string
    onRequest: (call: Call) => AnswerListener | undefined
    onInvalid: (message: string, path: string) => void
  }
  /** The chosen names of scenarios and of settings of operations, as they appear in a link. */
  chosen: () => readonly string[]
  /** The request log, oldest first. */
  requests: () => readonly LoggedRequest[]
  /** The last calls with their bodies, for recordings and reports. */
  exchanges: () => Exchanges
  /** Calls the listener when the active scenarios or the request log change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Sentences that the visitor must read even while the Demo Lab is closed, one per line. */
  notes: () => string
  /** Returns whether the page shows a state that was sent. */
  isSent: () => boolean
  /** Downloads the scenarios. */
  loadLab: () => Promise<DemoLab>
}

/** The interceptor of the requests: the service worker or the page. The handlers always run in the page. */
export type MockMode = 'worker' | 'page'

export type LoggedRequest = {
  number: number
  method: string
  path: string
  query: string
  /** The cart id in the request's header. */
  cartIn: string | null
  /** The cart id in the response's header. */
  cartOut: string | null
  /** Null while the request is pending; 0 if the connection was lost. */
  status: number | null
  /** Milliseconds until the response; null while the request is pending. */
  ms: number | null
  /** The names of the scenarios that were active, separated by commas. */
  scenario: string
  /** Absent if the mock API answered. */
  answeredBy?: 'server' | 'recording' | 'edit'
  /** True if a recording is loaded and has no answer for the request. */
  isUnrecorded?: true
  /** True if the shop cancelled the request, for example because the visitor went to another page. */
  isCancelled?: true
  /** Differences between the answers of the mock API and of the server; empty if they do not. Absent if only one received the request. */
  comparison?: 'pending' | readonly string[]
}

/** A call of the API and its answer. */
export type Exchange = {
  /** Of the call in the request log. Absent if a server answered. */
  number?: number
  /** Of the request, in ISO 8601. */
  startedAt: string
  /** Milliseconds until the answer. */
  ms: number
  method: string
  /** Absolute. */
  url: string
  cartIn: string | null
  cartOut: string | null
  /** Empty if the request has no body. */
  requestBody: string
  /** 0 if the connection was lost. */
  status: number
  contentType: string
  body: string
  /** The base URL of the server that answered; absent if the mock API or a recording did. */
  server?: string
  /** Headers of a server's answer that scripts may read. Absent if the mock API answered. */
  headers?: Headers
}

export type Exchanges = {
  /** Oldest first. */
  stored: readonly Exchange[]
  /** The number of older exchanges that were removed to save memory. */
  dropped: number
}

/** The chosen name while a recording is played. Links do not have it, because the recording is only in this browser. */
export const RECORDING = 'recording'

/**
 * The chosen name while this tab has a state that names cannot express, such as an edited answer or the cart of a link
 * (`tab-state.ts`).
 */
export const STATE = 'state'

/** Characters. A shorter cart id is not replaced in texts, because it may also be a part of a word. */
export const MIN_ID_IN_TEXT = 8

/** A HAR file with the last calls. */
export type SavedRecording = {
  text: string
  calls: number
  /** The number of older calls that are not in the file. */
  leftOut: number
}

export type Recordings = {
  /** With a state, the file is one of that state too. */
  save: (state?: StateFile) => SavedRecording
  /**
   * Reads a HAR file. It answers all calls once the name `RECORDING` is chosen, until that is removed.
   *
   * Rejects with an error whose message tells the visitor why the file cannot be played.
   */
  load: (file: Blob) => Promise<{
    /** The number of calls. */
    calls: number
    /** Sentences about answers that were left out or that this shop may not understand. */
    notes: string[]
  }>
}

/** An answer as an edit replaces it. */
export type EditedAnswer = Omit<Edit, 'call'>

/** Changes of an answer that testers often try. */
export type ReadyChanges = {
  isList: boolean
  /** The changes that fit the answer. `apply` returns the changed body. */
  changes: { label: string; apply: () => string }[]
  /** The fields of the answer, or of its first row. */
  fields: string[]
  /** Returns the body without a field of the answer, or of its first row. */
  withoutField: (field: string) => string
}

/** The answer to a read of the request log, to edit. */
export type EditableAnswer = {
  /** Address of the call, such as "GET /api/products/aurelle-studio-one". */
  address: string
  /** Method and path of its operation, such as "GET /api/products/{id}". */
  operation: string
  /** The answer that the shop received, with indented JSON. */
  received: EditedAnswer
  /** Returns the violations of the contract in an edited answer. */
  violationsOf: (answer: EditedAnswer) => string[]
  readyChangesOf: (body: string) => ReadyChanges
  /**
   * Lets the answer replace those of this call, or of every call of the operation, once `STATE` is chosen. Returns false
   * if the edit is lost at a reload.
   */
  use: (answer: EditedAnswer, calls: 'this' | 'every') => boolean
}

type ListedEdit = {
  /** Of the edit. */
  call: string
  /** "GET /api/products/a" or "every GET /api/products/{id}". */
  calls: string
  /** Returns the source of a scenario with this answer. Takes the address of the page that shows it. */
  source: (page: string) => Promise<string>
}

/** Answers that were edited. They replace those of the mock API, of scenarios and of a recording. */
export type Edits = {
  list: () => readonly ListedEdit[]
  /** Returns whether a call of the log is a read that has an answer, not of a server. */
  canEdit: (request: LoggedRequest) => boolean
  /** Rejects if nothing answers the call now and its answer was not stored. */
  open: (request: LoggedRequest) => Promise<EditableAnswer>
  /** Returns false if nothing is left of the tab's state. Then `STATE` must no longer be chosen. */
  remove: (call: string) => boolean
  removeAll: () => void
  /** Returns the edits as a link holds them: those of one call have only what differs from the unedited answer. */
  forLink: () => Promise<Edit[]>
}

type ListedScenario = {
  name: string
  title: string
  shows: string
  section: string
  /** Relative to the site's base path. */
  link: string
  /** True if it needs a product, category or post of the demo. */
  builtInOnly: boolean
  /** The scenarios that the link activates. */
  names: string[]
  /** Returns whether a search finds the scenario. */
  matches: (query: string) => boolean
}

export type KnownCall = {
  id: string
  method: string
  path: string
  /** Calls of one group move to a server together. */
  group: string
}

/** The server that can answer calls in place of the mock API. */
export type DemoServer = {
  /** Empty if there is none. */
  address: () => string
  /** True if the configuration names the server. Then it cannot be changed. */
  isConfigured: boolean
  /** False if the content security policy of the page allows no other server. */
  canChange: boolean
  /** An empty address removes the server. */
  setAddress: (address: string) => void
  isOnServer: (group: string) => boolean
  /** Returns whether the mock API and the server both receive the reads. */
  isCompared: (group: string) => boolean
  /** A warning that ids must agree, if products have another target than categories or brands; otherwise empty. */
  idsNote: () => string
  /** The groups of calls that the configuration says a server answers. */
  configuredGroups: readonly string[]
}

export type DemoLab = {
  scenarios: ListedScenario[]
  calls: KnownCall[]
  /** Returns a sentence about chosen names that do not exist, with the nearest ones. Empty if all exist. */
  unknownNote: () => string
  notes: DemoApi['notes']
  isSent: DemoApi['isSent']
  /** Activates these scenarios and deactivates all others. */
  choose: (names: readonly string[]) => void
  clearLog: () => void
  carts: Carts
  server: DemoServer
  recordings: Recordings
  edits: Edits
}

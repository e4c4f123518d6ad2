declare module '@adobe/structured-data-validator' {
  type Issue = { rootType: string; severity: 'ERROR' | 'WARNING'; issueMessage: string }

  /** Checks structured data by the rules of Google's documentation, and by schema.org's if it gets their file. */
  export default class Validator {
    /** The rules by type. */
    registeredHandlers: Record<string, unknown[]>
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}

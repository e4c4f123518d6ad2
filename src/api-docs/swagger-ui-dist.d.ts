declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** The options that the API reference uses. */
  type Options = {
    domNode: HTMLElement
    /** An OpenAPI document. */
    spec: object
    deepLinking: boolean
    syntaxHighlight: false
    withCredentials: boolean
    /** Called before each request, with the request to send. */
    requestInterceptor: (request: object) => Promise<object>
    /** Methods with the button "Try it out"; all by default. */
    supportedSubmitMethods?: string[]
  }
  /** Renders the reference into `domNode`. */
  export default function SwaggerUI(options: Options): void
}

/** A running service process behind one small face, whatever runs it. */
export interface ServiceHost {
  post(message: unknown): void;
  /** Hard end; an orderly one is asked for with a message. */
  kill(): void;
  readonly pid: number | undefined;
}

export interface HostEvents {
  onMessage(message: unknown): void;
  onExit(code: number | null): void;
}

export interface HostSettings {
  /** Built service script. */
  script: string;
  /** Added to the environment of the service. */
  env: Readonly<Record<string, string>>;
}

export type StartHost = (settings: HostSettings, events: HostEvents) => ServiceHost;

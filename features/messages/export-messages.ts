export type ExportMessages = {
  /** A list that a user has asked for has become a file. `list` names whose it is; `time` is when it goes. */
  exportReady: { name: string; list: string; time: string; url: string };
};

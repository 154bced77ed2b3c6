/** Mock of CSS modules: maps every class to its own name. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

// A boardgame.io server with file storage and a game in which a move counts one further: nothing to compute.
// node-persist is pinned to 3.1.0, the one of that time: later ones write once a second and leave some moves unanswered.
const { Server, FlatFile } = require("boardgame.io/server");

const count = { name: "count", setup: () => ({ counted: 0 }), moves: { one: (G) => ({ counted: G.counted + 1 }) } };
const server = Server({ games: [count], db: new FlatFile({ dir: process.argv[3], logging: false }), origins: ["http://localhost"] });
server.run(Number(process.argv[2]), () => console.log("ready"));

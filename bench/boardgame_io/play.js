// Plays that game at so many tables at once, each move sent when the last was acknowledged; prints one JSON object.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const times = [];

async function post(path, body) {
  const answer = await fetch(address + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}

async function seated() {
  const { matchID } = await post("/games/count/create", { numPlayers: 2 });
  const { playerCredentials } = await post(`/games/count/${matchID}/join`, { playerID: "0", playerName: "Ada" });
  const socket = io(`${address}/count`, { transports: ["websocket"] });
  const state = await new Promise((done) => {
    socket.on("sync", (_id, info) => done(info.state));
    socket.on("connect", () => socket.emit("sync", matchID, "0", playerCredentials, 2));
  });
  return { matchID, socket, credentials: playerCredentials, stateID: state._stateID };
}

async function play(table, until) {
  while (performance.now() < until) {
    const payload = { type: "one", args: [], playerID: "0", credentials: table.credentials };
    const sent = performance.now();
    const acknowledged = new Promise((done) => table.socket.once("update", (_id, state) => done(state)));
    table.socket.emit("update", { type: "MAKE_MOVE", payload }, table.stateID, table.matchID, "0");
    table.stateID = (await acknowledged)._stateID;
    times.push(performance.now() - sent);
  }
  table.socket.close();
}

(async () => {
  const all = [];
  for (let at = 0; at < tables; at++) all.push(await seated());
  const began = performance.now();
  await Promise.all(all.map((table) => play(table, began + 1000 * seconds)));
  const taken = (performance.now() - began) / 1000;
  const told = JSON.stringify({ seconds: taken, times: times.map((time) => time / 1000) });
  process.stdout.write(told, () => process.exit(0)); // not before all of it has gone through the pipe
})();

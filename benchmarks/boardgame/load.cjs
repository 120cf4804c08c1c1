// Two clients of boardgame.io at each match, every move waited for by both: node load.cjs PORT PID MATCHES ROUNDS
// Prints the moves, and the processor time of the server for them, as JSON. The first round warms the server up.
const fs = require('fs');
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const game = require('./game.cjs');

const [port, pid, matches, rounds] = process.argv.slice(2).map(Number);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function processor() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function seat(matchID, playerID) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const client = Client({ game, multiplayer, matchID, playerID, debug: false });
  client.start();
  return client;
}

function play(pair) {
  return new Promise((resolve) => {
    let turn = 0;
    const next = () => (turn === 9 ? resolve() : pair[turn % 2].moves.take(turn));
    pair.forEach((client, number) =>
      client.subscribe(() => {
        const arrived = pair.every((other) => other.getState()._stateID === turn + 1);
        if (number !== turn % 2 && arrived) {
          turn += 1;
          setImmediate(next);
        }
      }),
    );
    next();
  });
}

async function round(number) {
  const pairs = Array.from({ length: matches }, (_, i) => ['0', '1'].map((id) => seat(`r${number}m${i}`, id)));
  while (!pairs.every((pair) => pair.every((client) => client.getState()))) await pause(50);
  await pause(500);
  const before = processor();
  await Promise.all(pairs.map(play));
  await pause(300);
  const used = processor() - before;
  pairs.forEach((pair) => pair.forEach((client) => client.stop()));
  return used;
}

(async () => {
  let used = 0;
  for (let number = 0; number < rounds; number++) {
    const seconds = await round(number);
    if (number > 0) used += seconds;
  }
  const moves = (rounds - 1) * matches * 9;
  console.log(JSON.stringify({ moves, us_per_move: (1e6 * used) / moves }));
  process.exit(0);
})();

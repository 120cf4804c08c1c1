// boardgame.io's server, as its manual starts it, matches in memory: node server.cjs PORT
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');

const server = Server({ games: [require('./game.cjs')], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => {} });

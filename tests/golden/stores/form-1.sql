PRAGMA user_version=1;
BEGIN TRANSACTION;
CREATE TABLE devices (
        device BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (device, table_id, seat)
    ) WITHOUT ROWID;
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','2sgf8vgqmv',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','2sgf8vgqmv',0);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','3jj784ty6r',0);
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','639rqf8pna',0);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','639rqf8pna',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','757kg2mjkz',0);
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','9brme6b762',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','9brme6b762',0);
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','ays8v9wcxe',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','ays8v9wcxe',0);
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','b5xdg2zg3m',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','b5xdg2zg3m',0);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','ub54fgcdxm',0);
INSERT INTO "devices" VALUES(X'9F43D0FF4FD0F982CB4178B738A54CDBF24A3390C41F08E7089FF7760877B0A0','vh5qngry43',1);
INSERT INTO "devices" VALUES(X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','vh5qngry43',0);
CREATE TABLE events (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID;
INSERT INTO "events" VALUES('2sgf8vgqmv',1,CAST('{"do":"created","game":"orders","options":{"players":3,"rounds":1,"orders":"drawn","stall_rounds":10,"min_run":2,"starter":"lot"},"seats":["open","open","greedy"],"commitment":"37fe4b5381872560955a0b17044c9afd5d956c67eb7d6b965a40c38888637430","hints":false,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"9df39db2d3891d7356c296307ba9e2f3","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',3,CAST('{"do":"sat","seat":1,"name":"Ben","nonce":"cddf16a9813553e87f33496931ca2833","at":1794882651,"id":"sit/ed7e395c6ff6c0c2d63ed765aa53cab53e7296269d110288814c09d65f34509c"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',4,CAST('{"do":"started","at":1794882651,"id":"0/ca363e2c-1"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',5,CAST('{"do":"moved","seat":0,"action":24,"at":1794882651,"id":"0/ca363e2c-2"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',6,CAST('{"do":"moved","seat":0,"action":1,"at":1794882651,"id":"0/ca363e2c-3"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',7,CAST('{"do":"moved","seat":1,"action":15,"at":1794882651,"id":"1/81e27cd5-1"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',8,CAST('{"do":"moved","seat":1,"action":20,"at":1794882651,"id":"1/81e27cd5-2"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',9,CAST('{"do":"moved","seat":2,"action":2,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',10,CAST('{"do":"moved","seat":2,"action":29,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',11,CAST('{"do":"moved","seat":0,"action":11,"at":1794882651,"id":"0/ca363e2c-4"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',12,CAST('{"do":"moved","seat":0,"action":24,"at":1794882651,"id":"0/ca363e2c-5"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',13,CAST('{"do":"moved","seat":1,"action":3,"at":1794882651,"id":"1/81e27cd5-3"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',14,CAST('{"do":"moved","seat":1,"action":15,"at":1794882651,"id":"1/81e27cd5-4"}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',15,CAST('{"do":"moved","seat":2,"action":4,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',16,CAST('{"do":"moved","seat":2,"action":3,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('2sgf8vgqmv',17,CAST('{"do":"moved","seat":0,"action":3,"at":1794882651,"id":"0/ca363e2c-6"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',1,CAST('{"do":"created","game":"niwashi","options":{"tiles":"standard","shapes":"ITUVWX","older_tile_counts":false,"refill_to_three":false,"journey":"none","starter":"lot"},"seats":["open","greedy"],"commitment":"b9cdb1597f52d0ac6954f1e10e2fb68b87021f67933bbf4d39925d147a4dbd82","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"1844cc11915c0c17d35a37c6d075223f","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',3,CAST('{"do":"started","at":1794882651,"id":"0/3b0e644e-1"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',4,CAST('{"do":"moved","seat":0,"action":62,"at":1794882651,"id":"0/3b0e644e-2"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',5,CAST('{"do":"moved","seat":0,"action":1402,"at":1794882651,"id":"0/3b0e644e-3"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',6,CAST('{"do":"moved","seat":0,"action":6,"note":"x=16.40 y=22.60 angle=275","at":1794882651,"id":"0/3b0e644e-4"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',7,CAST('{"do":"moved","seat":0,"action":29,"at":1794882651,"id":"0/3b0e644e-5"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',8,CAST('{"do":"moved","seat":0,"action":31,"at":1794882651,"id":"0/3b0e644e-6"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',9,CAST('{"do":"moved","seat":1,"action":50,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',10,CAST('{"do":"moved","seat":1,"action":1984,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',11,CAST('{"do":"moved","seat":1,"action":1,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',12,CAST('{"do":"moved","seat":1,"action":0,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',13,CAST('{"do":"moved","seat":0,"action":40,"at":1794882652,"id":"0/3b0e644e-7"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',14,CAST('{"do":"moved","seat":0,"action":2111,"at":1794882652,"id":"0/3b0e644e-8"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',15,CAST('{"do":"moved","seat":0,"action":2,"at":1794882652,"id":"0/3b0e644e-9"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',16,CAST('{"do":"moved","seat":0,"action":1,"at":1794882652,"id":"0/3b0e644e-10"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',17,CAST('{"do":"moved","seat":1,"action":13,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',18,CAST('{"do":"moved","seat":1,"action":2048,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',19,CAST('{"do":"moved","seat":1,"action":2,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',20,CAST('{"do":"moved","seat":1,"action":1,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',21,CAST('{"do":"moved","seat":0,"action":34,"at":1794882652,"id":"0/3b0e644e-11"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',22,CAST('{"do":"moved","seat":0,"action":1921,"at":1794882652,"id":"0/3b0e644e-12"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',23,CAST('{"do":"moved","seat":0,"action":1,"at":1794882652,"id":"0/3b0e644e-13"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',24,CAST('{"do":"moved","seat":0,"action":0,"at":1794882652,"id":"0/3b0e644e-14"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',25,CAST('{"do":"moved","seat":1,"action":16,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',26,CAST('{"do":"moved","seat":1,"action":2173,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',27,CAST('{"do":"moved","seat":1,"action":3,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',28,CAST('{"do":"moved","seat":1,"action":1,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',29,CAST('{"do":"moved","seat":0,"action":20,"at":1794882652,"id":"0/3b0e644e-15"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',30,CAST('{"do":"moved","seat":0,"action":2172,"at":1794882652,"id":"0/3b0e644e-16"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',31,CAST('{"do":"moved","seat":0,"action":3,"at":1794882652,"id":"0/3b0e644e-17"}' AS BLOB));
INSERT INTO "events" VALUES('3jj784ty6r',32,CAST('{"do":"resigned","seat":0,"at":1794882652,"id":"0/3b0e644e-18"}' AS BLOB));
INSERT INTO "events" VALUES('639rqf8pna',1,CAST('{"do":"created","game":"koikoi","options":{"preset":"leaflet","rounds":1,"viewings":true,"stacking":false,"koikoi_rise":false,"redeal":true,"calls":"once","call_bonus":"opponent","starter":"lot"},"seats":["open","open"],"commitment":"1e17ee367338cf3237aef6ba546f3b0eda98f529a5d79fbef04822637221e754","chat":true,"hints":false,"rematch_of":"ays8v9wcxe","at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('639rqf8pna',2,CAST('{"do":"sat","seat":1,"name":"Aiko","nonce":"f757e46d6b77d06675af20ff1fe863a7","at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('757kg2mjkz',1,CAST('{"do":"created","game":"koikoi","options":{"preset":"leaflet","rounds":12,"viewings":true,"stacking":false,"koikoi_rise":false,"redeal":true,"calls":"once","call_bonus":"opponent","starter":"lot"},"seats":["open","open"],"commitment":"83fdcc19faf2db517886951ecc4b963d9fe6203c0a126fd60b2b3590d9c5d69b","chat":true,"hints":false,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('757kg2mjkz',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"90fd6d80149278a581c2cbe4f3ded9cc","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',1,CAST('{"do":"created","game":"niwashi","options":{"tiles":"standard","shapes":"ITUVWX","older_tile_counts":false,"refill_to_three":false,"journey":"none","starter":"lot"},"seats":["open","open"],"commitment":"d167c991c4c597abc3e1b9c2388071eca7c2a57ba8d2c7ca077e7691f3515fe8","hints":false,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"45ae6716c2aed637111341433db0dd2b","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',3,CAST('{"do":"sat","seat":1,"name":"Ben","nonce":"a01d900bb455f838e39650927c3300bd","at":1794882651,"id":"sit/3bd47d2d2c1d131d6d0681700df6c46ead604a934c1c47b917796ef0b00378be"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',4,CAST('{"do":"started","at":1794882651,"id":"0/89e12fd9-1"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',5,CAST('{"do":"moved","seat":0,"action":62,"at":1794882651,"id":"0/89e12fd9-2"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',6,CAST('{"do":"moved","seat":0,"action":2551,"at":1794882651,"id":"0/89e12fd9-3"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',7,CAST('{"do":"moved","seat":0,"action":5,"note":"x=31.40 y=40.60 angle=230","at":1794882651,"id":"0/89e12fd9-4"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',8,CAST('{"do":"moved","seat":0,"action":7,"at":1794882651,"id":"0/89e12fd9-5"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',9,CAST('{"do":"moved","seat":0,"action":4,"at":1794882651,"id":"0/89e12fd9-6"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',10,CAST('{"do":"moved","seat":1,"action":29,"at":1794882651,"id":"1/af05daca-1"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',11,CAST('{"do":"moved","seat":1,"action":1858,"at":1794882651,"id":"1/af05daca-2"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',12,CAST('{"do":"moved","seat":1,"action":1,"at":1794882651,"id":"1/af05daca-3"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',13,CAST('{"do":"moved","seat":1,"action":2,"at":1794882651,"id":"1/af05daca-4"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',14,CAST('{"do":"moved","seat":0,"action":62,"at":1794882651,"id":"0/89e12fd9-7"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',15,CAST('{"do":"moved","seat":0,"action":3807,"at":1794882651,"id":"0/89e12fd9-8"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',16,CAST('{"do":"moved","seat":0,"action":5,"note":"x=27.40 y=60.60 angle=230","at":1794882651,"id":"0/89e12fd9-9"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',17,CAST('{"do":"moved","seat":0,"action":53,"at":1794882651,"id":"0/89e12fd9-10"}' AS BLOB));
INSERT INTO "events" VALUES('9brme6b762',18,CAST('{"do":"moved","seat":0,"action":19,"at":1794882651,"id":"0/89e12fd9-11"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',1,CAST('{"do":"created","game":"koikoi","options":{"preset":"leaflet","rounds":1,"viewings":true,"stacking":false,"koikoi_rise":false,"redeal":true,"calls":"once","call_bonus":"opponent","starter":"lot"},"seats":["open","open"],"commitment":"c664867796199f2a484e2b05cf97963dcd027ac5e143bd6aa97f737dbcb4f5ad","chat":true,"hints":false,"at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"2bbb0dc067c143b4d19d835ad43443b6","at":1794882652}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',3,CAST('{"do":"sat","seat":1,"name":"Ben","nonce":"b7281ae263a2a463821eab80da7e4d25","at":1794882652,"id":"sit/19ac2f05bb40ecf04315a8f6fb1f7b249d2a9eca2593d3c93fec055e90db559b"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',4,CAST('{"do":"started","at":1794882652,"id":"0/b21cf3f8-1"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',5,CAST('{"do":"moved","seat":0,"action":27,"at":1794882652,"id":"0/b21cf3f8-2"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',6,CAST('{"do":"moved","seat":0,"action":40,"at":1794882652,"id":"0/b21cf3f8-3"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',7,CAST('{"do":"moved","seat":1,"action":23,"at":1794882652,"id":"1/be9078f9-1"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',8,CAST('{"do":"moved","seat":0,"action":47,"at":1794882652,"id":"0/b21cf3f8-4"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',9,CAST('{"do":"moved","seat":1,"action":0,"at":1794882652,"id":"1/be9078f9-2"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',10,CAST('{"do":"moved","seat":0,"action":46,"at":1794882652,"id":"0/b21cf3f8-5"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',11,CAST('{"do":"moved","seat":1,"action":36,"at":1794882652,"id":"1/be9078f9-3"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',12,CAST('{"do":"moved","seat":0,"action":26,"at":1794882652,"id":"0/b21cf3f8-6"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',13,CAST('{"do":"moved","seat":1,"action":37,"at":1794882652,"id":"1/be9078f9-4"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',14,CAST('{"do":"moved","seat":0,"action":35,"at":1794882652,"id":"0/b21cf3f8-7"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',15,CAST('{"do":"moved","seat":1,"action":20,"at":1794882652,"id":"1/be9078f9-5"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',16,CAST('{"do":"moved","seat":0,"action":19,"at":1794882652,"id":"0/b21cf3f8-8"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',17,CAST('{"do":"moved","seat":1,"action":12,"at":1794882652,"id":"1/be9078f9-6"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',18,CAST('{"do":"moved","seat":1,"action":14,"at":1794882652,"id":"1/be9078f9-7"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',19,CAST('{"do":"moved","seat":0,"action":5,"at":1794882652,"id":"0/b21cf3f8-9"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',20,CAST('{"do":"moved","seat":0,"action":4,"at":1794882652,"id":"0/b21cf3f8-10"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',21,CAST('{"do":"moved","seat":0,"action":48,"at":1794882652,"id":"0/b21cf3f8-11"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',22,CAST('{"do":"said","seat":0,"text":"Good luck!","at":1794882652,"id":"0/b21cf3f8-12"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',23,CAST('{"do":"said","seat":1,"text":"Danke, dir auch.","at":1794882652,"id":"1/be9078f9-8"}' AS BLOB));
INSERT INTO "events" VALUES('ays8v9wcxe',24,CAST('{"do":"rematch","seat":0,"table":"639rqf8pna","at":1794882652,"id":"0/b21cf3f8-13"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',1,CAST('{"do":"created","game":"orders","options":{"players":2,"rounds":1,"orders":"drawn","stall_rounds":10,"min_run":2,"starter":"lot"},"seats":["open","open"],"commitment":"e5a708ae91fb80b23bd1edc43cc979453751fbc13725c49819e8c46e427d421a","hints":false,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"3199c615db9aeb25da36cdb5c29be3f4","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',3,CAST('{"do":"sat","seat":1,"name":"Ben","nonce":"6bd98b215acb87926ec3852298391fe7","at":1794882651,"id":"sit/a1e525bde09f0dc7f85a65ffad8f2c9c6d29e761645f2f28af1229b7f3ddb1af"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',4,CAST('{"do":"started","at":1794882651,"id":"0/86c7e4bc-1"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',5,CAST('{"do":"moved","seat":1,"action":12,"at":1794882651,"id":"1/34368aac-1"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',6,CAST('{"do":"moved","seat":1,"action":13,"at":1794882651,"id":"1/34368aac-2"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',7,CAST('{"do":"moved","seat":0,"action":19,"at":1794882651,"id":"0/86c7e4bc-2"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',8,CAST('{"do":"moved","seat":0,"action":12,"at":1794882651,"id":"0/86c7e4bc-3"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',9,CAST('{"do":"moved","seat":1,"action":15,"at":1794882651,"id":"1/34368aac-3"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',10,CAST('{"do":"moved","seat":1,"action":8,"at":1794882651,"id":"1/34368aac-4"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',11,CAST('{"do":"moved","seat":0,"action":9,"at":1794882651,"id":"0/86c7e4bc-4"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',12,CAST('{"do":"moved","seat":0,"action":19,"at":1794882651,"id":"0/86c7e4bc-5"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',13,CAST('{"do":"moved","seat":1,"action":4,"at":1794882651,"id":"1/34368aac-5"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',14,CAST('{"do":"moved","seat":1,"action":9,"at":1794882651,"id":"1/34368aac-6"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',15,CAST('{"do":"moved","seat":0,"action":19,"at":1794882651,"id":"0/86c7e4bc-6"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',16,CAST('{"do":"moved","seat":0,"action":4,"at":1794882651,"id":"0/86c7e4bc-7"}' AS BLOB));
INSERT INTO "events" VALUES('b5xdg2zg3m',17,CAST('{"do":"resigned","seat":1,"at":1794882651,"id":"1/34368aac-7"}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',1,CAST('{"do":"created","game":"kokeshi","options":{"garden":"standard","max_turns":60,"starter":"lot"},"seats":["open","greedy"],"commitment":"134a7effaa24be9607d4573cbe534d3cf5936b46abfe3b78abd178e772eea2bc","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"36b2ff76e1a8f7886f3517d6a107b1f1","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',3,CAST('{"do":"started","at":1794882651,"id":"0/c6d1144e-1"}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',4,CAST('{"do":"moved","seat":1,"action":23,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',5,CAST('{"do":"moved","seat":1,"action":24,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',6,CAST('{"do":"moved","seat":1,"action":32,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',7,CAST('{"do":"moved","seat":0,"action":15,"at":1794882651,"id":"0/c6d1144e-2"}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',8,CAST('{"do":"moved","seat":0,"action":7,"at":1794882651,"id":"0/c6d1144e-3"}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',9,CAST('{"do":"moved","seat":0,"action":8,"at":1794882651,"id":"0/c6d1144e-4"}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',10,CAST('{"do":"moved","seat":1,"action":23,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',11,CAST('{"do":"moved","seat":1,"action":105,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',12,CAST('{"do":"moved","seat":1,"action":130,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('ub54fgcdxm',13,CAST('{"do":"moved","seat":1,"action":248,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',1,CAST('{"do":"created","game":"koikoi","options":{"preset":"leaflet","rounds":3,"viewings":true,"stacking":false,"koikoi_rise":false,"redeal":true,"calls":"once","call_bonus":"opponent","starter":"lot"},"seats":["open","open"],"commitment":"803155500ab98b62ff03dccc1bfcebb5a1c9a56f1cd5a83162e0459a81248e26","chat":true,"hints":false,"at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',2,CAST('{"do":"sat","seat":0,"name":"Aiko","nonce":"21c27fbb08bef967923f772450f3d279","at":1794882651}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',3,CAST('{"do":"sat","seat":1,"name":"Ben","nonce":"5d4348921e5972140af927cc0b1e221e","at":1794882651,"id":"sit/5edd3b64d92b4a10dcf70c49933d9d605c7ab0e6aa6c8498c6041d5d6bbbd43f"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',4,CAST('{"do":"started","at":1794882651,"id":"0/c4b0943f-1"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',5,CAST('{"do":"moved","seat":1,"action":34,"at":1794882651,"id":"1/74400e7c-1"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',6,CAST('{"do":"moved","seat":0,"action":26,"at":1794882651,"id":"0/c4b0943f-2"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',7,CAST('{"do":"moved","seat":1,"action":36,"at":1794882651,"id":"1/74400e7c-2"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',8,CAST('{"do":"moved","seat":0,"action":30,"at":1794882651,"id":"0/c4b0943f-3"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',9,CAST('{"do":"moved","seat":1,"action":27,"at":1794882651,"id":"1/74400e7c-3"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',10,CAST('{"do":"moved","seat":0,"action":12,"at":1794882651,"id":"0/c4b0943f-4"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',11,CAST('{"do":"moved","seat":1,"action":17,"at":1794882651,"id":"1/74400e7c-4"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',12,CAST('{"do":"moved","seat":1,"action":11,"at":1794882651,"id":"1/74400e7c-5"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',13,CAST('{"do":"moved","seat":0,"action":21,"at":1794882651,"id":"0/c4b0943f-5"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',14,CAST('{"do":"moved","seat":1,"action":16,"at":1794882651,"id":"1/74400e7c-6"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',15,CAST('{"do":"moved","seat":0,"action":8,"at":1794882651,"id":"0/c4b0943f-6"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',16,CAST('{"do":"moved","seat":1,"action":44,"at":1794882651,"id":"1/74400e7c-7"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',17,CAST('{"do":"moved","seat":1,"action":47,"at":1794882651,"id":"1/74400e7c-8"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',18,CAST('{"do":"moved","seat":1,"action":49,"at":1794882651,"id":"1/74400e7c-9"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',19,CAST('{"do":"moved","seat":0,"action":23,"at":1794882651,"id":"0/c4b0943f-7"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',20,CAST('{"do":"moved","seat":1,"action":29,"at":1794882651,"id":"1/74400e7c-10"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',21,CAST('{"do":"moved","seat":0,"action":20,"at":1794882651,"id":"0/c4b0943f-8"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',22,CAST('{"do":"moved","seat":1,"action":19,"at":1794882651,"id":"1/74400e7c-11"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',23,CAST('{"do":"moved","seat":0,"action":38,"at":1794882651,"id":"0/c4b0943f-9"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',24,CAST('{"do":"moved","seat":0,"action":6,"at":1794882651,"id":"0/c4b0943f-10"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',25,CAST('{"do":"said","seat":0,"text":"Good luck!","at":1794882651,"id":"0/c4b0943f-11"}' AS BLOB));
INSERT INTO "events" VALUES('vh5qngry43',26,CAST('{"do":"said","seat":1,"text":"Danke, dir auch.","at":1794882651,"id":"1/74400e7c-12"}' AS BLOB));
CREATE TABLE records (
        id TEXT PRIMARY KEY, device BLOB NOT NULL, text TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "records" VALUES('azxfbwzauf',X'BC547BB4A5CF76C7171C17B341CEAD63DF65179096C44BB8B239204998B5C480','# A Roji record; docs/formats.md explains it.
roji = 1
game = "orders"
rules = 1
players = ["Aiko", "Ben"]
seats = ["person", "person"]
date = "2026-11-17"
seed = "110279581365845267366544866939117042824202700710603778783098316620571067468097"
resigned = 1

[options]
players = 2
rounds = 1
orders = "drawn"
stall_rounds = 10
min_run = 2
starter = "lot"

[fair]
commitment = "e5a708ae91fb80b23bd1edc43cc979453751fbc13725c49819e8c46e427d421a"
secret = "d19cc5dd0ba5734633898c09dde9daf2521cba96fa4bd7ae729eb0ca29f7f15c"
nonces = ["3199c615db9aeb25da36cdb5c29be3f4", "6bd98b215acb87926ec3852298391fe7"]

[[rounds]]
moves = """
1: G1 =G2
0: G8 =G1
1: G4 =P8
0: P9 =G8
1: P4 =P9
0: G8 =P4
"""
check = "bc349e6f91ee0eff"
',1794882651);
CREATE TABLE seats (
        secret BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, secret)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(X'B9D2A6AE80D3CB9ACD9A5E0F3F1F73DE29A81C11A2AC6D974B3592EABB28061E','2sgf8vgqmv',0);
INSERT INTO "seats" VALUES(X'ED7E395C6FF6C0C2D63ED765AA53CAB53E7296269D110288814C09D65F34509C','2sgf8vgqmv',1);
INSERT INTO "seats" VALUES(X'CAFB8218DCF955D666FEF22BBDA89F51A2899E65F0FA95A7556162D352BA0C27','3jj784ty6r',0);
INSERT INTO "seats" VALUES(X'19AC2F05BB40ECF04315A8F6FB1F7B249D2A9ECA2593D3C93FEC055E90DB559B','639rqf8pna',0);
INSERT INTO "seats" VALUES(X'D3DBBDC58D98479D05C74707E2BC4359C6AFD5640FFF78F64A42E79686EAFB30','639rqf8pna',1);
INSERT INTO "seats" VALUES(X'E3D20ED5198E7680FFF58AF720BDF8D7B037EA866A755DB2773C1FD853161D3C','757kg2mjkz',0);
INSERT INTO "seats" VALUES(X'3BD47D2D2C1D131D6D0681700DF6C46EAD604A934C1C47B917796EF0B00378BE','9brme6b762',1);
INSERT INTO "seats" VALUES(X'4401CAA4B8D2B0CC5C4985971B87D43637DF52357F72579CDF4B16983992C9E6','9brme6b762',0);
INSERT INTO "seats" VALUES(X'19AC2F05BB40ECF04315A8F6FB1F7B249D2A9ECA2593D3C93FEC055E90DB559B','ays8v9wcxe',1);
INSERT INTO "seats" VALUES(X'D3DBBDC58D98479D05C74707E2BC4359C6AFD5640FFF78F64A42E79686EAFB30','ays8v9wcxe',0);
INSERT INTO "seats" VALUES(X'5C76A0146BA572F9D598D2123113F5D22415D4A9639E53790F922FDD8DFCB539','b5xdg2zg3m',0);
INSERT INTO "seats" VALUES(X'A1E525BDE09F0DC7F85A65FFAD8F2C9C6D29E761645F2F28AF1229B7F3DDB1AF','b5xdg2zg3m',1);
INSERT INTO "seats" VALUES(X'76EFE77602BF2B2094B02D6609E5ED022BD0A6DF7C16372941E2F17680048131','ub54fgcdxm',0);
INSERT INTO "seats" VALUES(X'5EDD3B64D92B4A10DCF70C49933D9D605C7AB0E6AA6C8498C6041D5D6BBBD43F','vh5qngry43',1);
INSERT INTO "seats" VALUES(X'CB01DDD9C5329E3971D7AC8A3A37FBAA99DF15E6A2EDDF4AE8D1E2045435EBD0','vh5qngry43',0);
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, secret TEXT NOT NULL, invite BLOB NOT NULL, watch BLOB NOT NULL,
        created INTEGER NOT NULL, touched INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('2sgf8vgqmv','orders','f17478f9439ffb352472cbcd6db0d71831254e6be942febeb0df31cd62de4254',X'401F03982D26A5D368DDC1A96E194D423C791DB13D6605E2A09577B6B639A8C3',X'BF742090214E032F371FA3097807DDDC105A9828F2F48350D427592E6433D6D4',1794882651,1794882651,0);
INSERT INTO "tables" VALUES('3jj784ty6r','niwashi','aee0514fa3e58bf16fa480ef88c54d1650f5578eba006ab1cdeb043bcd6cc98b',X'B0D2331CE941D44E1706318438D0025477F603967B11135928D4C7E1AFEED842',X'D283DBC5F30C0C60E5A351AFA0E9ED50BC32F6CF2048150057E84285CA19606B',1794882651,1794882652,1);
INSERT INTO "tables" VALUES('639rqf8pna','koikoi','78325958b18aa1b047c9da6884575c338b17ef436078444398c0c78b67835372',X'C2615B18923DA8A77A573AE98BB6C31E6232DD1BF0CCB5BCB58A2751E8FD8C55',X'651632DFBB8A8ECBA7DF132A1467AD68BF1F385D28EC829B34A5A0708C39AAB4',1794882652,1794882652,0);
INSERT INTO "tables" VALUES('757kg2mjkz','koikoi','7d0e634c48212fb46f401a8ec64dea01de3d72ad800e47d4eefe933027db71d0',X'194BE82226B62D2605BA0A8DFE029BA7BB2B854A0C01F3303A30E891EA619053',X'C23A46E9ED7D3C889141C5628887037856AA2A80E96A0D87BB8E0CE81C0AB878',1794882651,1794882651,0);
INSERT INTO "tables" VALUES('9brme6b762','niwashi','1f945ddd93f80051111d782adc7840945777f77422cf785296b8c4bb4456bf89',X'439E699D8282639572E77A117ADFCF4C0CE53728FA0072DE602EB237F37AFC33',X'FF3A39DEAE8DB15B4A96D847F785A2341B6B9D0D063C70811F1FE618702E9452',1794882651,1794882651,0);
INSERT INTO "tables" VALUES('ays8v9wcxe','koikoi','052cfe7442a0e6d8135056ac37241549a7356dab90ca36af5f852bca2d779678',X'6D23C5054E9305CAD1E2B37F228219930A4FF27D3EC65BA05FE65CE88D571C74',X'651632DFBB8A8ECBA7DF132A1467AD68BF1F385D28EC829B34A5A0708C39AAB4',1794882652,1794882652,1);
INSERT INTO "tables" VALUES('b5xdg2zg3m','orders','d19cc5dd0ba5734633898c09dde9daf2521cba96fa4bd7ae729eb0ca29f7f15c',X'348C4D80637B1044CA9F8AB1A8631970F539ED5C3DBF9FFBD431AD6D73ED0365',X'FDD3ECD1AA1FC9F3B824836A62CA2A649ADB82FA391BC8D6ADFD3A095DB1A1F0',1794882651,1794882651,1);
INSERT INTO "tables" VALUES('ub54fgcdxm','kokeshi','b8cc1613b6aea00fb71e9edaaeabf49b0dc1fe269b0bf91c2bb9c703bd1b3248',X'709CA1D5AB00794F41BE4D19D23A2617BD86BE797CF06CA1AD544520A1D83ECC',X'E3812BA262CE12AD43488BF2166FA673B632C71102959A3D080C431819DA897D',1794882651,1794882651,0);
INSERT INTO "tables" VALUES('vh5qngry43','koikoi','d7552ceca76bf36d3c83b7e515b49090634e56ced36ab3bcd93901a8be0c4488',X'C69D8032C14F672A2978AEA9E4FA62B6490273266F0D7CFA9918A937B31DF9B4',X'59D7DDDCA19E32721A1A2C8DE8400104EA0B4981BE3010A631DDE4E570FAB100',1794882651,1794882651,0);
CREATE INDEX devices_of_table ON devices (table_id);
CREATE INDEX records_of_device ON records (device);
COMMIT;

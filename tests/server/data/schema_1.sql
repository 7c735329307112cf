-- Games as two earlier commits kept them, in the first version of the tables: made by the dice of then, and by today's.
CREATE TABLE meta (schema_version INTEGER NOT NULL);
INSERT INTO meta VALUES (1);
CREATE TABLE rooms (room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, made BIGINT NOT NULL, sheet TEXT NOT NULL);
CREATE TABLE moves (room TEXT NOT NULL, place INTEGER NOT NULL, said TEXT, seq INTEGER NOT NULL, inputs TEXT NOT NULL,
                    PRIMARY KEY (room, place), UNIQUE (room, said));
CREATE TABLE clocks (room TEXT PRIMARY KEY, game_ms BIGINT NOT NULL, waited TEXT NOT NULL);
INSERT INTO rooms VALUES ('ZqBNUR3Dm8haELd7iNHleA', 'PLVYTA', 1794807673, '{"room": "ZqBNUR3Dm8haELd7iNHleA", "code": "PLVYTA", "edition": "here_and_now", "options": {"rounds": 2}, "board": "e22e7b613ffc", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "59da90231cd408ccb0dbac6e98f3874622c96b5a6530f6df91fdf46543fcf32c", "absent": false}, {"kind": "bot", "name": "Player 1", "bot": "thrifty", "token": "", "absent": false}], "pace": "fast", "turn_seconds": null, "host": "af6bc7cb51a86512c085455a49578bf2113c0f7d22b3a280484428ab35960e7e", "secret": "487944bd681fafa7d1cd9f6ad6ae0690977c1ac18bd29ce8950b7003c827cea0", "commitment": "e0598e8bee233a32c45a7e191cb1f1d039fb04e616ec4d7e3e1dad1f663c62a4", "rules": 1, "started": true, "paused": false, "ended": false, "hosts": [0]}');
INSERT INTO rooms VALUES ('RusWlTU0LfH-aPNpcAXQlg', 'UKWMWX', 1794807673, '{"room": "RusWlTU0LfH-aPNpcAXQlg", "code": "UKWMWX", "edition": "here_and_now", "options": {}, "board": "ff1f64625ce5", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "ac029ca6f525eb14420911e9286e1e3a1e48895f0cac79c4256f9b86ca598058", "absent": false}, {"kind": "person", "name": "Player 1", "bot": null, "token": "81c71d69b5e5e16ec421e561a68a8ef4463fb7a904485eb00a05e1525fcb1cae", "absent": false}], "pace": "fast", "turn_seconds": null, "host": "a5bf39369ab3e0f7fda4a992f99b522b7814f443bb55cb8484bf9ebc82be5880", "secret": "bb593f0e813612b0fcfdb92c732d8b7afdcd133c53d25d4e12cda682a8b6cb47", "commitment": "196cc11461a61827128441db4454caadb0ed5079c23f9b082139b233ac70976d", "rules": 1, "started": true, "paused": false, "ended": false, "hosts": [0, 1]}');
INSERT INTO rooms VALUES ('umZ4ea6gxDPWWzg9jGfzFw', 'BYUNTZ', 1794807673, '{"room": "umZ4ea6gxDPWWzg9jGfzFw", "code": "BYUNTZ", "edition": "city", "options": {}, "board": "5694e5a60ab3", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "bb530dec6dee3a565f5b27e7671dd8a5bb5818b679f7c7bfec6fd488db786246", "absent": false}, {"kind": "open", "name": "Player 1", "bot": null, "token": "", "absent": false}], "pace": "fast", "turn_seconds": null, "host": "f4a7c6ad8fb0e8362b2eb964cd1b79d22acd527785abb048e9fe77296bb419b7", "secret": "1993ceba8b5b3af934ac7207f295bd9e0e5d14271d97c18f3eccbf2e5e32632e", "commitment": "4b51134051494b301a49fac5fadf91cc457e2a0c6123d71f0bea717817d68af7", "rules": 1, "started": false, "paused": false, "ended": false, "hosts": [0]}');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 0, NULL, 4, 'CHANCE OUTCOME a=5 b=4
CHANCE OUTCOME a=6 b=2');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 2, '0 a2', 6, '0 ROLL
CHANCE OUTCOME a=5 b=5');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 4, '0 a4', 8, '0 ROLL
CHANCE OUTCOME a=4 b=2');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 6, '0 a6', 11, '0 BUY');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 7, NULL, 16, '1 ROLL
CHANCE OUTCOME a=2 b=5
CHANCE OUTCOME a=11');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 10, '0 a9', 18, '0 ROLL
CHANCE OUTCOME a=4 b=4');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 12, '0 a11', 20, '0 BUY');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 13, '0 a13', 22, '0 ROLL
CHANCE OUTCOME a=4 b=6');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 15, '0 a15', 25, '0 BUY');
INSERT INTO moves VALUES ('ZqBNUR3Dm8haELd7iNHleA', 16, NULL, 31, '1 ROLL
CHANCE OUTCOME a=1 b=3
1 BUY');
INSERT INTO moves VALUES ('RusWlTU0LfH-aPNpcAXQlg', 0, NULL, 4, 'CHANCE OUTCOME a=1 b=5
CHANCE OUTCOME a=1 b=6');
INSERT INTO moves VALUES ('RusWlTU0LfH-aPNpcAXQlg', 2, '1 a2', 6, '1 ROLL
CHANCE OUTCOME a=3 b=1');
INSERT INTO moves VALUES ('RusWlTU0LfH-aPNpcAXQlg', 4, '1 a4', 8, '1 PAY_FLAT');
INSERT INTO moves VALUES ('RusWlTU0LfH-aPNpcAXQlg', 5, '0 a6', 10, '0 ROLL
CHANCE OUTCOME a=6 b=3');
INSERT INTO moves VALUES ('RusWlTU0LfH-aPNpcAXQlg', 7, '0 a8', 13, '0 BUY');
INSERT INTO rooms VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 'REPPBR', 1794807675, '{"room": "bRGI6IWJdwlG7HkJPdCDGw", "code": "REPPBR", "edition": "here_and_now", "options": {"rounds": 2}, "board": "e22e7b613ffc", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "03583e7b3b85e49a5934ab75799a8fab73a304af648cb0650db0bea11d6a2653", "absent": false}, {"kind": "bot", "name": "Player 1", "bot": "thrifty", "token": "", "absent": false}], "pace": "fast", "turn_seconds": null, "host": "f72e96be52eb245d5e7a4ee7e7acb71accbac9d84cdf4d4a8884294a6c992dc1", "secret": "8b2bf6804aa57b6f8b927a1e3287950401ecfd722ce63dcc54bf22e13deceb52", "commitment": "47821fef00f6a38809c509d04f07473bfec11c067a14afc146261c4f93ee94a3", "dice": "passgo-hmac-sha256-1", "rules": 1, "started": true, "paused": false, "ended": false, "hosts": [0], "next": ""}');
INSERT INTO rooms VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 'WXPUVD', 1794807675, '{"room": "PTdcTnK8MLT7f2OUgMAmcg", "code": "WXPUVD", "edition": "here_and_now", "options": {}, "board": "ff1f64625ce5", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "5f04af6d55c44da7312655beb4392926856ac16f37882c2d1bc30f43be14e327", "absent": false}, {"kind": "person", "name": "Player 1", "bot": null, "token": "b1da3aa3887264692986c379c555ea16997399ac23759b2bb43025924090aa24", "absent": false}], "pace": "fast", "turn_seconds": null, "host": "0e89d8dc89f44c0b0fe927f65cf4eca0b24b7b06f7e19f2514cec9b30544b3e5", "secret": "aa3e7cff7b37052fae2e61dac2f13d86745ff7baaf96161a7c05e31cdff31dd7", "commitment": "00b1a86d769dd525f64313a0e89a0a4cdb3e1b599146f2a8ea5bfcc971cc5533", "dice": "passgo-hmac-sha256-1", "rules": 1, "started": true, "paused": false, "ended": false, "hosts": [0, 1], "next": ""}');
INSERT INTO rooms VALUES ('9clojDFhTtM_qxvbNOVu6Q', 'KADSNN', 1794807675, '{"room": "9clojDFhTtM_qxvbNOVu6Q", "code": "KADSNN", "edition": "city", "options": {}, "board": "5694e5a60ab3", "chairs": [{"kind": "person", "name": "Player 0", "bot": null, "token": "c4ba05d21ccedcae8ae3e59aab319fc5e9cfdbe473e91b45331e342d8af5a0b8", "absent": false}, {"kind": "open", "name": "Player 1", "bot": null, "token": "", "absent": false}], "pace": "fast", "turn_seconds": 300, "host": "27ee1bc3031aee7301f73e8f43927816f05b168538f1816950c58adc3906838e", "secret": "de1c4c37a4fc4ca59031beb53ce7020556d02eaab1acd3511f5009996fb1306f", "commitment": "f118b8b486eec9f08e34c6c9b8a442f237848add703434292f2b0feb5513a192", "dice": "passgo-hmac-sha256-1", "rules": 1, "started": false, "paused": false, "ended": false, "hosts": [0], "next": ""}');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 0, NULL, 4, 'CHANCE OUTCOME a=4 b=4
CHANCE OUTCOME a=4 b=6');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 2, NULL, 9, '1 ROLL
CHANCE OUTCOME a=4 b=5
1 BUY');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 5, '0 a3', 13, '0 ROLL
CHANCE OUTCOME a=4 b=3
CHANCE OUTCOME a=2');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 8, '0 a5', 16, '0 BUY');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 9, NULL, 29, '1 ROLL
CHANCE OUTCOME a=6 b=6
1 BUY
1 ROLL
CHANCE OUTCOME a=4 b=4
1 BUY
1 ROLL
CHANCE OUTCOME a=4 b=1
1 BUY');
INSERT INTO moves VALUES ('bRGI6IWJdwlG7HkJPdCDGw', 18, '0 a8', 35, '0 ROLL
CHANCE OUTCOME a=6 b=3
CHANCE OUTCOME a=14');
INSERT INTO moves VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 0, NULL, 4, 'CHANCE OUTCOME a=3 b=3
CHANCE OUTCOME a=4 b=4');
INSERT INTO moves VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 2, '1 a2', 8, '1 ROLL
CHANCE OUTCOME a=3 b=4
CHANCE OUTCOME a=6');
INSERT INTO moves VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 5, '1 a4', 11, '1 BUY');
INSERT INTO moves VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 6, '0 a6', 13, '0 ROLL
CHANCE OUTCOME a=5 b=1');
INSERT INTO moves VALUES ('PTdcTnK8MLT7f2OUgMAmcg', 8, '0 a8', 16, '0 BUY');

-- Rooms, their moves in order, and how far their clocks had run.
CREATE TABLE rooms (room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, made BIGINT NOT NULL, sheet TEXT NOT NULL);
CREATE TABLE moves (room TEXT NOT NULL, place INTEGER NOT NULL, said TEXT, seq INTEGER NOT NULL, inputs TEXT NOT NULL,
                    PRIMARY KEY (room, place), UNIQUE (room, said));
CREATE TABLE clocks (room TEXT PRIMARY KEY, game_ms BIGINT NOT NULL, waited TEXT NOT NULL);

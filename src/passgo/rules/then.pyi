from passgo.rules.steps import *

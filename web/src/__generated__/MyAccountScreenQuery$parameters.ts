/**
 * @generated SignedSource<<3e5a6e95a12c6207ae7f857ee1aa3850>>
 * @relayHash 2c274e826b2159a310bb2e85f3b3eee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fedc4cb88d8367ae858f668945b5e76d6f12ba2e359356bf1700075e18e5b0cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fedc4cb88d8367ae858f668945b5e76d6f12ba2e359356bf1700075e18e5b0cd",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

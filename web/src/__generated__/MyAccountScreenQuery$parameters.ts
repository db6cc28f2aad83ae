/**
 * @generated SignedSource<<1eff8a5bebdf25abe605e33b4f62d2c2>>
 * @relayHash f1d7d784509d3a9c115191e2fbeb6f86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dbfa573aacae879faf15eb5e83a83764988adfbf735a0e896aed153d8a2d700

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dbfa573aacae879faf15eb5e83a83764988adfbf735a0e896aed153d8a2d700",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

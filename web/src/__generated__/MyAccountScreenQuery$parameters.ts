/**
 * @generated SignedSource<<b51700efed87f09fcd302b909ad77fe7>>
 * @relayHash 6e67845d47183aa232ab752d1325a48a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dcd7901f810a237d1c500d230aad1d1041f5b242f7d7c539efb5cb11a2c05ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dcd7901f810a237d1c500d230aad1d1041f5b242f7d7c539efb5cb11a2c05ba",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

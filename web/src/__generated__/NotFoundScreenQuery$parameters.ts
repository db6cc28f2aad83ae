/**
 * @generated SignedSource<<9a54585fbc6bf5ca7fec3d247a59f6f3>>
 * @relayHash d89961536dd88066440d12af190487fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e6d4cd7254622e8d27a4fa5976fc9896d2b5ac188ed5f1fa2d14435f6dfce4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64e6d4cd7254622e8d27a4fa5976fc9896d2b5ac188ed5f1fa2d14435f6dfce4",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<4fe83344e0e89ad539c4cc26a8237e0b>>
 * @relayHash 285eaf70f4041df3a80697ec5e135e49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddca6c09d736667b0156100189ab63663f15551a182a71a32426863fd1c40004

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddca6c09d736667b0156100189ab63663f15551a182a71a32426863fd1c40004",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
